import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { checkEmail, checkMobile } from "@reagent/api/contract/registration";
import { Email } from "@reagent/domain/credential";
import { RegisteredMobile } from "@reagent/domain/registration";
import * as v from "valibot";
import { useDebounced } from "../../../blocks/useDebounced.ts";
import { useCall } from "../../../data/use-call.tsx";

const PAUSE_MS = 400;

/** Asks while somebody types, once the text has stood for a moment and can be right. What the shop says belongs to its text alone. */
function useTaken<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  code: number,
  text: string,
  paramsOf: (text: string) => Params | null,
): string | undefined {
  const debounced = useDebounced(text, PAUSE_MS);
  const { failure } = useCall(endpoint, debounced === text ? paramsOf(text) : null);
  return failure?.kind === "refused" && failure.code === code ? failure.message : undefined;
}

/** That an e-mail address is registered already, in the shop's words (storefront §8, already registered). */
export function useEmailTaken(text: string): string | undefined {
  return useTaken(checkEmail, codes.emailTaken, text, (typed) => {
    const email = v.safeParse(Email, typed);
    return email.success ? { email: email.output } : null;
  });
}

/** That a mobile number is registered already, in the shop's words (storefront §8, already registered). */
export function useMobileTaken(text: string): string | undefined {
  return useTaken(checkMobile, codes.mobileTaken, text, (typed) => {
    const mobile = v.safeParse(RegisteredMobile, typed);
    return mobile.success ? { mobile: mobile.output } : null;
  });
}
