import type { NoSessionReaction } from "@reagent/domain/session";
import { atom } from "jotai/vanilla";

/** The customer's token; null for a guest. Filled from the device's store when the shop is opened. */
export const tokenAtom = atom<string | null>(null);

/** What the shop was last asked to show; null when nothing is to be asked. SessionWatch shows it. */
export const loginRequestAtom = atom<NoSessionReaction | null>(null);
