import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { loginRequestAtom } from "./atoms.ts";

/** Asks a guest to log in who attempts a customer's action. */
export function useRequestLogin(): () => void {
  const request = useSetAtom(loginRequestAtom);
  return useCallback(() => request("login-dialog"), [request]);
}
