/* Failures in words. */

import { ApiError, Offline } from "$/api";
import { knows, render, t } from "$/words";

/** What went wrong, as a sentence. */
export function troubleText(error: unknown): string {
  if (error instanceof Offline) return t("trouble-offline");
  if (error instanceof ApiError) return knows(error.text.id) ? render(error.text) : t("trouble-request");
  return t("trouble-unexpected");
}
