import { expiredSession, guest, normalCustomer, university } from "@reagent/api/mock/handlers";
import { filed, onCredit } from "@reagent/api/mock/particular-customers";
import { token } from "@reagent/api/mock/samples/account";
import type { HttpHandler } from "msw";
import type { Toolbar } from "./told.ts";

interface Viewer {
  /** What the device holds; absent for a guest. */
  readonly token?: string;
  /** What the back end answers to whoever is looking. */
  readonly answers: readonly HttpHandler[];
}

/** Everyone who can look at a story. */
export const viewers: Readonly<Record<Toolbar["viewer"], Viewer>> = {
  guest: { answers: guest() },
  customer: { token, answers: normalCustomer() },
  university: { token, answers: university() },
  filed: { token, answers: filed() },
  credit: { token, answers: onCredit() },
  expired: { token, answers: expiredSession() },
};
