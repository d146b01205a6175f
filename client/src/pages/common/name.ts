/* The name somebody plays under before saying so. */

import { rememberedName, session } from "$/api";
import { t } from "$/words";

export const LONGEST_NAME = 40;

const number = 10 + Math.floor(Math.random() * 90);

/** A name to begin with: the person's, the one used here before, or "Guest 42". */
export function firstName(): string {
  return session.me?.name ?? rememberedName() ?? t("guest-name", { number });
}
