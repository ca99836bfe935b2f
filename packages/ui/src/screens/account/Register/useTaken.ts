import type { Endpoint } from "@reagent/api/contract/endpoint";
import { checkEmail, checkMobile } from "@reagent/api/contract/registration";
import { Email } from "@reagent/domain/credential";
import { RegisteredMobile } from "@reagent/domain/registration";
import * as v from "valibot";
import { useDebounced } from "../../../blocks/useDebounced.ts";
import { useCall } from "../../../data/use-call.tsx";

const PAUSE_MS = 400;

/** Checks a valid text once typing pauses. Returns the server's message if it is taken, for this text only. */
function useTaken<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  text: string,
  paramsOf: (text: string) => Params | null,
): string | undefined {
  const debounced = useDebounced(text, PAUSE_MS);
  const { look, failure } = useCall(endpoint, debounced === text ? paramsOf(text) : null);
  return look === "in-form" && failure?.kind === "refused" ? failure.message : undefined;
}

/** The message that an e-mail address is registered already (storefront §8, already registered). */
export function useEmailTaken(text: string): string | undefined {
  return useTaken(checkEmail, text, (typed) => {
    const email = v.safeParse(Email, typed);
    return email.success ? { email: email.output } : null;
  });
}

/** The message that a mobile number is registered already (storefront §8, already registered). */
export function useMobileTaken(text: string): string | undefined {
  return useTaken(checkMobile, text, (typed) => {
    const mobile = v.safeParse(RegisteredMobile, typed);
    return mobile.success ? { mobile: mobile.output } : null;
  });
}
