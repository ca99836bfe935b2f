import type { Codec, Entity } from "./codec.ts";

/** Where calls stand; papers of orders are the ones that the specification puts beside the rest. */
type Path = `/${"api" | "pdf"}/${string}`;

/** Whether an address is that of a call, and not of a page. */
export function isCall(address: string): boolean {
  return address.startsWith("/api/") || address.startsWith("/pdf/");
}

/** One call of the shop: everything that client, mock and server need to know of it. */
export interface Endpoint<Params = unknown, Answer = unknown> {
  /** Our name of the call, unique; also the start of its cache keys. */
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: Path;
  /** How parameters and answer travel. A download answers with bytes instead of an envelope. */
  readonly kind: "json" | "multipart" | "download";
  readonly params: Entity<Params>;
  readonly answer: Codec<Answer>;
  /**
   * Who is looking: `anyone` (no token is sent), `viewer` (the token is sent when there is one,
   * since the answer differs by viewer), `customer` (without a session the answer is 1005).
   */
  readonly auth: "none" | "optional" | "required";
  /** Whether a 1005 is left to the screen instead of the reaction for all calls (storefront §4, session rules). */
  readonly screenHandlesExpiry: boolean;
  /** Whether a request key is sent, so that a repeat is answered with the first result. */
  readonly isRepeatable: boolean;
  /** Time limit in milliseconds, when it is not the 30 s of all calls. */
  readonly timeLimit: number | undefined;
  /** How many bytes a body may have, when it is not what all calls may send. */
  readonly bodyLimit: number | undefined;
  /** The codes besides success that the call can answer with and that mean something to a screen. */
  readonly codes: readonly number[];
  /** Loads the file that declares it, where `params` and `answer` are left out until it is called: in a build for browsers. */
  readonly declaredIn: (() => Promise<Readonly<Record<string, unknown>>>) | undefined;
}

export type ParamsOf<E> = E extends Endpoint<infer Params, infer _> ? Params : never;
export type AnswerOf<E> = E extends Endpoint<infer _, infer Answer> ? Answer : never;

type Options = Partial<Omit<Endpoint, "name" | "method" | "path" | "params" | "answer">>;

/** Defines a call. What is left out: JSON, for anyone, not repeatable, no codes of its own. */
export function endpoint<Params, Answer>(
  name: string,
  route: `${"GET" | "POST"} ${Path}`,
  params: Entity<Params>,
  answer: Codec<Answer>,
  options: Options = {},
): Endpoint<Params, Answer> {
  const [method, path] = route.split(" ") as ["GET" | "POST", Path];
  return {
    name,
    method,
    path,
    params,
    answer,
    kind: options.kind ?? "json",
    auth: options.auth ?? "none",
    screenHandlesExpiry: options.screenHandlesExpiry ?? false,
    isRepeatable: options.isRepeatable ?? false,
    timeLimit: options.timeLimit,
    bodyLimit: options.bodyLimit,
    codes: options.codes ?? [],
    declaredIn: options.declaredIn,
  };
}
