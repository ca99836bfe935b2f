import type { Outcome } from "@reagent/api/client/failure";
import type { AnyEndpoint } from "@reagent/api/contract/contract";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { Language, Words } from "@reagent/api/mock/samples/language";
import { refuses } from "@reagent/api/mock/verbs";
import type { HttpHandler } from "msw";
import { expect } from "vitest";
import type { Facts, Viewer } from "./party.ts";

/** One call and what everyone who answers the contract has to answer. */
export interface Exchange {
  readonly title: string;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly endpoint: AnyEndpoint;
  readonly params: (facts: Facts) => unknown;
  /** The code that it is answered with. */
  readonly code: number;
  /** Fails when what came of it is not what everyone has to answer. */
  readonly judge: (outcome: Outcome<unknown>, facts: Facts) => void;
  /** How a story tells it, where it is not what happens to a normal customer. */
  readonly told: readonly HttpHandler[];
}

type ParamsFrom<Params> = Params | ((facts: Facts) => Params);

const given = <Params>(params: ParamsFrom<Params>) =>
  typeof params === "function" ? (params as (facts: Facts) => Params) : () => params;

/** The call is answered, and something holds of its decoded answer. */
export function answered<Params, Answer>(
  viewer: Viewer,
  endpoint: Endpoint<Params, Answer>,
  params: ParamsFrom<NoInfer<Params>>,
  holds: (answer: Answer, facts: Facts) => void = () => undefined,
  { language = "zh", about = "" }: { language?: Language; about?: string } = {},
): Exchange {
  return {
    title: `${endpoint.name} answers a ${viewer} in ${language}${about && `: ${about}`}`,
    viewer,
    language,
    endpoint: endpoint as unknown as AnyEndpoint,
    params: given(params),
    code: codes.success,
    judge: (outcome, facts) => {
      expect(outcome).toMatchObject({ ok: true });
      if (outcome.ok) holds(outcome.data as Answer, facts);
    },
    told: [],
  };
}

/** The call is refused with a code because of its parameters or of what there is; a story has to tell it. */
export function refused<Params, Answer>(
  viewer: Viewer,
  endpoint: Endpoint<Params, Answer>,
  params: ParamsFrom<NoInfer<Params>>,
  code: number,
  about: string,
): Exchange {
  return {
    ...answered(viewer, endpoint, params),
    title: `${endpoint.name} refuses with ${code}: ${about}`,
    code,
    judge: (outcome) => expect(outcome).toMatchObject({ failure: { kind: "refused", code } }),
    told: [refuses(endpoint, code, about)],
  };
}

/** The call is refused to a viewer whatever it says, as the mock's handlers for that viewer know by themselves. */
export function refusedTo(
  viewer: Viewer,
  exchange: Exchange,
  code: number,
  message: Words,
): Exchange {
  return {
    ...exchange,
    viewer,
    title: `${exchange.endpoint.name} refuses a ${viewer} in ${exchange.language} with ${code}`,
    code,
    judge: (outcome) => {
      const failure = { kind: "refused", code, message: message[exchange.language] };
      expect(outcome).toEqual({ ok: false, failure });
    },
    told: [],
  };
}
