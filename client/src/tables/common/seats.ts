/* Who sits at a seat, as an icon with its word. */

import type { Seat } from "$/live";
import { t } from "$/words";

export interface Who {
  readonly icon: string;
  readonly label: string;
}

export function whoSits(seat: Seat | undefined): Who | null {
  if (!seat) return null;
  if (seat.kind === "bot") return { icon: "bot", label: t("table-who-bot") };
  if (seat.kind === "hotseat") return { icon: "person", label: t("table-who-hotseat") };
  return { icon: "person", label: t("table-who-person") };
}
