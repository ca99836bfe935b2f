import { type OrchardUser, readOrchardUser } from "@reagent/api/contract/gift";
import { useSession } from "../state/session.ts";
import { useCall } from "./use-call.tsx";

/** The customer's grains and basket; undefined for guests, and until they have loaded. */
export function useOrchardUser(): OrchardUser | undefined {
  const { isLoggedIn } = useSession();
  const { data } = useCall(readOrchardUser, isLoggedIn ? {} : null);
  return isLoggedIn ? data : undefined;
}
