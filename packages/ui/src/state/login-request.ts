import type { NoSessionReaction } from "@reagent/domain/session";
import { atom, useSetAtom } from "jotai";
import { useCallback } from "react";

/** What the shop was last asked to show; null when nothing is to be asked. SessionWatch shows it. */
export const loginRequestAtom = atom<NoSessionReaction | null>(null);

/** Asks a guest who attempts a customer's action to log in. */
export function useRequestLogin(): () => void {
  const request = useSetAtom(loginRequestAtom);
  return useCallback(() => request("login-dialog"), [request]);
}
