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

/** What an operation answers with: a value of the contract as JSON, or a document. */
export type AnswerForm =
  | { readonly kind: "json"; readonly of: Codec<unknown> }
  | {
      readonly kind: "document";
      readonly mediaType: "application/pdf" | "application/json";
      /** What a document of JSON has; undefined for others. */
      readonly schema: v.GenericSchema | undefined;
    };

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
}

interface Declared<Sent, Params> {
  readonly summary: LocalizedText;
  readonly params: Entity<Sent>;
  /** Those besides the names in the path. */
  readonly required?: readonly (keyof Sent & string)[];
  readonly toParams: (sent: Sent, asked: PageAsked, language: Language) => Params;
}

interface DeclaredJson<Sent, Params, Answer, Given> extends Declared<Sent, Params> {
  readonly answer: Codec<Given>;
  readonly toAnswer: (answer: Answer, sent: Sent, language: Language) => Given | undefined;
  readonly isPaged?: boolean;
  readonly isUnfinished?: (answer: Answer) => boolean;
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
  const { answer, toAnswer, isPaged = false, isUnfinished = () => false } = declared;
  return {
    ...common(name, route, endpoint, declared, isPaged),
    answer: { kind: "json", of: answer as Codec<unknown> },
    toAnswer: toAnswer as Operation["toAnswer"],
    isUnfinished: isUnfinished as Operation["isUnfinished"],
  };
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
    toAnswer: (answer) => answer,
    isUnfinished: () => false,
  };
}

function common<Sent, Params, Answer>(
  name: string,
  route: string,
  endpoint: Endpoint<Params, Answer>,
  { summary, params, required = [], toParams }: Declared<Sent, Params>,
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
    params: entity(table) as Entity<unknown>,
    required: [...namesInPath(path), ...required],
    isPaged,
    toParams: toParams as Operation["toParams"],
  };
}
