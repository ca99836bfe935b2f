import type { NoSessionReaction } from "@reagent/domain/session";
import { atom } from "jotai/vanilla";

/** The customer's token; null for a guest. Read from the device's storage when the shop starts. */
export const tokenAtom = atom<string | null>(null);

/** Whether this tab logs out: it loads the next page itself. */
export const leavingAtom = atom(false);

/** How many attempts were finished after a login: what was typed for them is read again. */
export const finishedAttemptsAtom = atom(0);

/** Which items this page has made favourites, or none any more, by their ids; it wins over answers that were read before. */
export const changedFavouritesAtom = atom<Readonly<Record<string, boolean>>>({});

/** Whether an expired session has sent the customer to the log-in page: what was entered is kept for the return. */
export const isSentToLoginAtom = atom(false);

/** The log-in prompt to show; null when there is none. SessionWatch shows it. */
export const loginRequestAtom = atom<NoSessionReaction | null>(null);
