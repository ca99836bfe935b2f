import {
  delay,
  http,
  type HttpHandler,
  HttpResponse,
  type RequestHandlerOptions,
  type StrictRequest,
} from "msw";
import * as v from "valibot";
import type { Endpoint } from "../contract/endpoint.ts";
import { codes, type Envelope } from "../contract/envelope.ts";
import { headerNames } from "../contract/signature.ts";
import { callMessages } from "../messages/call.ts";
import type { Message } from "../messages/message.ts";
import { samplePdf } from "./pdf.ts";
import type { Language } from "./samples/language.ts";

/** What a function given to `answers` returns when the call is refused. */
class Refusal {
  readonly code: number;
  readonly message: Message;
  constructor(code: number, message: Message) {
    this.code = code;
    this.message = message;
  }
}
export type { Refusal };

/** A refusal that depends on the parameters: `answers(readProduct, ({ itemCode }) => … refusal(codes.productMissing, productMessages.missing))`. */
export function refusal(code: number, message: Message): Refusal {
  return new Refusal(code, message);
}

/** An answer, or a function of the decoded parameters and the caller's language. */
export type Reply<Params, Answer> =
  | Answer
  | ((params: Params, language: Language) => Answer | Refusal);

/**
 * Answers a call with data, in our names. Data that breaks the contract throws: a value at once, the result of a
 * function when the call is made. A download answers with a small PDF.
 */
export function answers<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  data: Reply<Params, NoInfer<Answer>>,
): HttpHandler {
  const isFunction = typeof data === "function";
  const fixed = isFunction ? undefined : onTheWire(endpoint, data);
  return handler(endpoint, async (request) => {
    const language = languageOf(request);
    if (!isFunction) return success(endpoint, fixed, language);
    const params = v.safeParse(endpoint.params.schema, await sentWith(endpoint, request));
    if (!params.success) {
      const [issue] = params.issues;
      const message = callMessages.unreadable(v.getDotPath(issue) ?? "", issue);
      return refused(refusal(codes.badRequest, message), language);
    }
    const reply = (data as (params: Params, language: Language) => Answer | Refusal)(
      params.output,
      language,
    );
    if (reply instanceof Refusal) return refused(reply, language);
    return success(endpoint, onTheWire(endpoint, reply), language);
  });
}

/**
 * Refuses a call with a code and a message that the server's handler of the call can send; with `once` the handlers after this
 * one answer the next call.
 */
export function refuses(
  endpoint: Pick<Endpoint, "name" | "method" | "path">,
  code: number,
  message: Message,
  options: RequestHandlerOptions = {},
): HttpHandler {
  const refusing = handler(
    endpoint,
    (request) => refused(refusal(code, message), languageOf(request)),
    options,
  );
  refusals.set(refusing, { call: endpoint.name, code, message });
  return refusing;
}

/** The arguments of `refuses`. */
export interface DeclaredRefusal {
  readonly call: string;
  readonly code: number;
  readonly message: Message;
}

const refusals = new WeakMap<object, DeclaredRefusal>();

/** What a handler refuses; undefined if it answers or waits. */
export function refusalOf(handler: object): DeclaredRefusal | undefined {
  return refusals.get(handler);
}

/** The calls that `waits` holds and that the page has not given up. */
export const heldCalls = new Set<Request>();

/** Never answers a call. */
export function waits(endpoint: Pick<Endpoint, "method" | "path">): HttpHandler {
  return handler(endpoint, async (request) => {
    heldCalls.add(request);
    request.signal.addEventListener("abort", () => heldCalls.delete(request));
    await delay("infinite");
    return HttpResponse.error();
  });
}

type Resolver = (request: StrictRequest<never>) => Promise<Response> | Response;

function handler(
  { method, path }: Pick<Endpoint, "method" | "path">,
  resolve: Resolver,
  options: RequestHandlerOptions = {},
): HttpHandler {
  // Any host: stories and tests have different ones.
  const on = method === "GET" ? http.get : http.post;
  // MSW notes for each handler where it was made, for which a stack is formatted: most of the time that a handler takes.
  const errors: typeof Error & { stackTraceLimit?: number } = Error;
  const { stackTraceLimit = 10 } = errors;
  errors.stackTraceLimit = 0;
  try {
    return on(`*${path}`, ({ request }) => resolve(request as StrictRequest<never>), options);
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}

function onTheWire<Params, Answer>(endpoint: Endpoint<Params, Answer>, answer: Answer): unknown {
  const wire: unknown = JSON.parse(JSON.stringify(endpoint.answer.encode(answer)));
  const read = v.safeParse(endpoint.answer.schema, wire);
  if (!read.success)
    throw new Error(
      `The answer given for ${endpoint.name} breaks the contract.\n${v.summarize(read.issues)}`,
    );
  return wire;
}

async function sentWith(
  { method, kind }: Pick<Endpoint, "method" | "kind">,
  request: Request,
): Promise<unknown> {
  if (method === "GET") return Object.fromEntries(new URL(request.url).searchParams);
  if (kind === "multipart") return Object.fromEntries(await request.formData());
  return request.json();
}

function languageOf(request: Request): Language {
  return request.headers.get(headerNames.language) === "en" ? "en" : "zh";
}

function refused({ code, message }: Refusal, language: Language): Response {
  return envelope({ code, message: message[language] });
}

function success(endpoint: Pick<Endpoint, "kind">, data: unknown, language: Language): Response {
  if (endpoint.kind === "download")
    return new HttpResponse(samplePdf(), { headers: { "Content-Type": "application/pdf" } });
  return envelope({ code: codes.success, message: callMessages.success[language], data });
}

function envelope(body: Envelope): Response {
  return HttpResponse.json(body);
}
