import type { ShopPart } from "@reagent/domain/shop-part";
import type { Codec, Entity } from "./codec.ts";
import { codes } from "./envelope.ts";
import type { DefaultLook, Failures, FailureLook } from "./failure-look.ts";

/** The path of a call; the specification puts only papers of orders outside /api. */
type Path = `/${"api" | "pdf"}/${string}`;

/** Whether an address is that of a call, not of a page. */
export function isCall(address: string): boolean {
  return address.startsWith("/api/") || address.startsWith("/pdf/");
}

/** One call of the shop, as client, mock, server and screens read it. */
export interface Endpoint<
  Params = unknown,
  Answer = unknown,
  Looks extends FailureLook = FailureLook,
> {
  /** Our name of the call, unique; also the start of its cache keys. */
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: Path;
  /** How parameters and answer travel. A download answers with bytes instead of an envelope. */
  readonly kind: "json" | "multipart" | "download";
  readonly params: Entity<Params>;
  readonly answer: Codec<Answer>;
  /**
   * `none`: no token is sent; `optional`: the token is sent when there is one, since the answer differs by viewer;
   * `required`: without a session the answer is 1005.
   */
  readonly auth: "none" | "optional" | "required";
  /** Whether a 1005 is left to the screen instead of the reaction for all calls (storefront §4, session rules). */
  readonly screenHandlesExpiry: boolean;
  /** Whether it changes nothing, so that it may be sent twice; by default a GET. */
  readonly isRead: boolean;
  /** Whether a request key is sent, so that a repeat is answered with the first result. */
  readonly isRepeatable: boolean;
  /** Time limit in milliseconds, when it is not the 30 s of all calls. */
  readonly timeLimit: number | undefined;
  /** How many bytes a body may have, when it is not what all calls may send. */
  readonly bodyLimit: number | undefined;
  /** The wire name of a parameter that is a file in base64; the server stores it while it arrives. It needs a body limit. */
  readonly fileParameter: string | undefined;
  /** The part of the shop that it belongs to: a shop without it does not answer the call. */
  readonly part: ShopPart | undefined;
  /** The looks of its failures: by code, and of every other one. */
  readonly failures: Failures<Looks>;
  /** The codes of `failures`: those besides success that the call answers with and that a screen distinguishes. */
  readonly codes: readonly number[];
}

export type ParamsOf<E> = E extends Endpoint<infer Params, infer _> ? Params : never;
export type AnswerOf<E> = E extends Endpoint<infer _, infer Answer> ? Answer : never;

type Declared = { readonly otherwise?: FailureLook } & { readonly [code: number]: FailureLook };

type Options<Looks extends Declared> = Partial<
  Omit<Endpoint, "name" | "method" | "path" | "params" | "answer" | "failures" | "codes">
> & { readonly failures?: Looks };

/**
 * Defines a call. Defaults: JSON, no token, not repeatable, no codes of its own; a failed load is quiet, a failed action alerts, a
 * failed download shows nothing, and a session that has ended leads to the login.
 */
export function endpoint<Params, Answer, const Looks extends Declared = Record<never, never>>(
  name: string,
  route: `${"GET" | "POST"} ${Path}`,
  params: Entity<Params>,
  answer: Codec<Answer>,
  options: Options<Looks> = {},
): Endpoint<Params, Answer, Extract<Looks[keyof Looks], FailureLook> | DefaultLook> {
  const [method, path] = route.split(" ") as ["GET" | "POST", Path];
  const kind = options.kind ?? "json";
  const auth = options.auth ?? "none";
  const { otherwise, ...byCode }: Declared = options.failures ?? {};
  const usual = kind === "download" ? "nothing" : method === "GET" ? "quiet" : "warning-alert";
  return {
    name,
    method,
    path,
    params,
    answer,
    kind,
    auth,
    screenHandlesExpiry: options.screenHandlesExpiry ?? false,
    isRead: options.isRead ?? method === "GET",
    isRepeatable: options.isRepeatable ?? false,
    timeLimit: options.timeLimit,
    bodyLimit: options.bodyLimit,
    fileParameter: options.fileParameter,
    part: options.part,
    failures: {
      otherwise: otherwise ?? usual,
      ...(auth === "required" && { [codes.notLoggedIn]: "login" }),
      ...byCode,
    } as Failures<Extract<Looks[keyof Looks], FailureLook> | DefaultLook>,
    codes: Object.keys(byCode).map(Number),
  };
}
