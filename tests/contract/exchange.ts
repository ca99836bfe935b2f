import type { Outcome } from "@reagent/api/client/failure";
import type { AnyEndpoint } from "@reagent/api/contract/contract";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { Message } from "@reagent/api/messages/message";
import type { Language } from "@reagent/api/mock/samples/language";
import { refuses } from "@reagent/api/mock/verbs";
import type { HttpHandler } from "msw";
import { expect } from "vitest";
import type { Facts, CallerKind } from "./party.ts";

/** One call, and a check of its answer that the mock and the server both have to pass. */
export interface Exchange {
  readonly title: string;
  readonly caller: CallerKind;
  readonly language: Language;
  readonly endpoint: AnyEndpoint;
  readonly params: (facts: Facts) => unknown;
  /** The code of the answer. */
  readonly code: number;
  /** The message of a refusal. */
  readonly refusedWith?: Message;
  /** Throws if the outcome is wrong. */
  readonly check: (outcome: Outcome<unknown>, facts: Facts) => void;
  /** Handlers of the mock, if the normal ones do not answer so. */
  readonly mockHandlers: readonly HttpHandler[];
}

type ParamsFrom<Params> = Params | ((facts: Facts) => Params);

const asFunction = <Params>(params: ParamsFrom<Params>) =>
  typeof params === "function" ? (params as (facts: Facts) => Params) : () => params;

/** The call is answered; `verify` checks the decoded answer. */
export function answered<Params, Answer>(
  caller: CallerKind,
  endpoint: Endpoint<Params, Answer>,
  params: ParamsFrom<NoInfer<Params>>,
  verify: (answer: Answer, facts: Facts) => void = () => undefined,
  { language = "zh", about = "" }: { language?: Language; about?: string } = {},
): Exchange {
  return {
    title: `${endpoint.name} answers a ${caller} in ${language}${about && `: ${about}`}`,
    caller,
    language,
    endpoint: endpoint as unknown as AnyEndpoint,
    params: asFunction(params),
    code: codes.success,
    check: (outcome, facts) => {
      expect(outcome).toMatchObject({ ok: true });
      if (outcome.ok) verify(outcome.data as Answer, facts);
    },
    mockHandlers: [],
  };
}

const expectRefusal =
  (code: number, message: string): Exchange["check"] =>
  (outcome) =>
    expect(outcome).toEqual({ ok: false, failure: { kind: "refused", code, message } });

/** The call is refused with a code and a message because of its parameters or of the data; the mock gets a handler for it. */
export function refused<Params, Answer>(
  caller: CallerKind,
  endpoint: Endpoint<Params, Answer>,
  params: ParamsFrom<NoInfer<Params>>,
  code: number,
  message: Message,
  about: string,
): Exchange {
  return {
    ...answered(caller, endpoint, params),
    title: `${endpoint.name} refuses with ${code}: ${about}`,
    code,
    refusedWith: message,
    check: expectRefusal(code, message.zh),
    mockHandlers: [refuses(endpoint, code, message)],
  };
}

/** The call is refused to a caller whatever its parameters; the mock's normal handlers refuse it too. */
export function refusedTo(
  caller: CallerKind,
  exchange: Exchange,
  code: number,
  message: Message,
): Exchange {
  return {
    ...exchange,
    caller,
    title: `${exchange.endpoint.name} refuses a ${caller} in ${exchange.language} with ${code}`,
    code,
    refusedWith: message,
    check: expectRefusal(code, message[exchange.language]),
    mockHandlers: [],
  };
}
