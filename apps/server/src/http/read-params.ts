import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import * as v from "valibot";
import type { Language } from "../basics/language.ts";
import { Refusal } from "../basics/refusal.ts";

/** Reads the parameters of a call from the wire; a 400 names the first that the contract refuses (decisions, lengths of parameters). */
export function readParams<Params>(
  endpoint: Endpoint<Params>,
  wire: unknown,
  language: Language,
): Params {
  const read = v.safeParse(endpoint.params.schema, wire);
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? "";
    throw new Refusal(codes.badRequest, callMessages.unreadable(name, issue)[language]);
  }
  return read.output;
}
