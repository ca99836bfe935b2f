import type { TokenScope } from "@reagent/domain/api-token";
import * as v from "valibot";
import { type Codec, count, type Entity, entity, id, maybe } from "../contract/codec.ts";
import type { AnyEndpoint } from "../contract/contract.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import type { LocalizedText } from "../messages/message.ts";

type Path = `/v1/${string}`;

/** Where the public API is found, its reference page included. */
export const API_ROOT = "/v1";
export const OPENAPI_PATH = "/v1/openapi.json";

/** Whether an address is one of the public API. */
export function isPublicCall(address: string): boolean {
  return /^\/v1(?:[/?#]|$)/u.test(address);
}

/** The page of a list that a caller asks for. */
export interface PageAsked {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** What an operation answers with: a value of the contract as JSON, a document, or nothing but its success. */
export type AnswerForm =
  | { readonly kind: "json"; readonly of: Codec<unknown> }
  | {
      readonly kind: "document";
      readonly mediaType: "application/pdf" | "application/json";
      /** What a document of JSON has; undefined for others. */
      readonly schema: v.GenericSchema | undefined;
    }
  | { readonly kind: "nothing" };

/** What a caller of the public API is told in a language. */
type Language = keyof LocalizedText;

/** One operation of the public API: which endpoint of the contract answers it, and how parameters and answer are led there. */
export interface Operation {
  /** Unique; `operationId` in OpenAPI. */
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: Path;
  readonly summary: LocalizedText;
  readonly endpoint: AnyEndpoint;
  /** Whether it is answered without a token, as guests see it; a token shows what its customer sees. */
  readonly isOpen: boolean;
  /** What a token needs for it. */
  readonly scope: TokenScope;
  /** By our names. Those named in the path are there, the others in the query, or of a POST in the body. */
  readonly params: Entity<unknown>;
  /** The names of those that may not be left out. */
  readonly required: readonly string[];
  /** Whether it lists pages, which a cursor leads through. */
  readonly isPaged: boolean;
  readonly answer: AnswerForm;
  /** The endpoint's parameters. */
  toParams(sent: unknown, asked: PageAsked, language: Language): unknown;
  /** What is written; undefined where there is no such thing. */
  toAnswer(answer: unknown, sent: unknown, language: Language): unknown;
  /** Whether the endpoint had no time to finish: the same call goes on from there. */
  isUnfinished(answer: unknown): boolean;
  /** What the endpoint's refusals with some codes mean as an answer, such as the empty cart; all others are problems. */
  readonly answersTo: Readonly<Record<number, unknown>>;
}

interface Declared<Sent, Params> {
  readonly summary: LocalizedText;
  readonly params: Entity<Sent>;
  /** Those besides the names in the path. */
  readonly required?: readonly (keyof Sent & string)[];
  readonly toParams: (sent: Sent, asked: PageAsked, language: Language) => Params;
  /** What a token needs for it; to read, unless declared. */
  readonly scope?: TokenScope;
}

interface DeclaredJson<Sent, Params, Answer, Given> extends Declared<Sent, Params> {
  readonly answer: Codec<Given>;
  readonly toAnswer: (answer: Answer, sent: Sent, language: Language) => Given | undefined;
  readonly isPaged?: boolean;
  readonly isUnfinished?: (answer: Answer) => boolean;
  readonly answersTo?: Readonly<Record<number, Answer>>;
}

interface DeclaredDocument<Sent, Params> extends Declared<Sent, Params> {
  readonly mediaType: "application/pdf" | "application/json";
  readonly schema?: v.GenericSchema;
}

/** A whole number that callers send, within bounds. */
export const whole = (least: number, most: number): Codec<number> => ({
  ...count,
  schema: v.pipe(count.schema, v.minValue(least), v.maxValue(most)),
  inner: { least, most },
});

export const USUAL_LIMIT = 20;
const MOST_ON_PAGE = 100;

/** The parameters of each operation that lists pages. */
const paging = entity({
  limit: ["limit", maybe(whole(1, MOST_ON_PAGE))],
  cursor: ["cursor", maybe(id)],
});

/** The names of the parameters in a path: "/v1/items/{itemCode}". */
export const namesInPath = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name);

/** Declares an operation that answers with JSON. */
export function operation<Sent, Params, Answer, Given>(
  name: string,
  route: `${"GET" | "POST"} ${Path}`,
  endpoint: Endpoint<Params, Answer>,
  declared: DeclaredJson<Sent, Params, Answer, Given>,
): Operation {
  const { answer, toAnswer, isPaged = false, isUnfinished, answersTo = {} } = declared;
  return {
    ...common(name, route, endpoint, declared, isPaged),
    answer: { kind: "json", of: answer as Codec<unknown> },
    toAnswer: toAnswer as Operation["toAnswer"],
    ...(isUnfinished && { isUnfinished: isUnfinished as Operation["isUnfinished"] }),
    answersTo,
  };
}

/** Declares an operation that changes something, and answers with nothing but its success. */
export function changeOperation<Sent, Params, Answer>(
  name: string,
  route: `POST ${Path}`,
  endpoint: Endpoint<Params, Answer>,
  declared: Declared<Sent, Params>,
): Operation {
  return { ...common(name, route, endpoint, declared, false), answer: { kind: "nothing" } };
}

/** Declares an operation that answers with a document, which is found at this address for good. */
export function documentOperation<Sent, Params, Answer>(
  name: string,
  route: `GET ${Path}`,
  endpoint: Endpoint<Params, Answer>,
  declared: DeclaredDocument<Sent, Params>,
): Operation {
  const { mediaType, schema } = declared;
  return {
    ...common(name, route, endpoint, declared, false),
    answer: { kind: "document", mediaType, schema },
  };
}

function common<Sent, Params, Answer>(
  name: string,
  route: string,
  endpoint: Endpoint<Params, Answer>,
  { summary, params, required = [], toParams, scope = "read" }: Declared<Sent, Params>,
  isPaged: boolean,
) {
  const [method, path] = route.split(" ") as [Operation["method"], Path];
  const table = { ...params.table, ...(isPaged ? paging.table : {}) };
  return {
    name,
    method,
    path,
    summary,
    endpoint: endpoint as unknown as AnyEndpoint,
    isOpen: endpoint.auth !== "required",
    scope,
    params: entity(table) as Entity<unknown>,
    required: [...namesInPath(path), ...required],
    isPaged,
    toParams: toParams as Operation["toParams"],
    toAnswer: (answer: unknown) => answer,
    isUnfinished: () => false,
    answersTo: {},
  };
}
