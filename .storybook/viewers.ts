import { expiredSession, guest, normalCustomer, university } from "@reagent/api/mock/handlers";
import { filed, onCredit } from "@reagent/api/mock/particular-customers";
import { token } from "@reagent/api/mock/samples/account";
import type { HttpHandler } from "msw";
import type { Toolbar } from "./story-context.ts";

interface StoryViewer {
  /** The token on the device; absent for a guest. */
  readonly token?: string;
  /** The server's answers to this viewer. */
  readonly answers: readonly HttpHandler[];
}

/** The viewers of stories. */
export const viewers: Readonly<Record<Toolbar["viewer"], StoryViewer>> = {
  guest: { answers: guest() },
  customer: { token, answers: normalCustomer() },
  university: { token, answers: university() },
  filed: { token, answers: filed() },
  credit: { token, answers: onCredit() },
  expired: { token, answers: expiredSession() },
};
