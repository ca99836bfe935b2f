import type { Draft } from "../../../components/Form/drafts.ts";

/** The part of a draft that was typed. A customer who logged in since then has the other fields filled in from the profile. */
export function typedPart(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ""));
}
