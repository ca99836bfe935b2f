import { createHash } from "node:crypto";
import type { AnyCodec } from "@reagent/api/contract/codec";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { publicApiMessages } from "@reagent/api/messages/public-api";
import { openApi } from "@reagent/api/v1/openapi";
import { API_ROOT, OPENAPI_PATH, type Operation, USUAL_LIMIT } from "@reagent/api/v1/operation";
import { operations } from "@reagent/api/v1/operations";
import { writePlain } from "@reagent/api/v1/plain";
import { problemOf, problems } from "@reagent/api/v1/problems";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { headerText } from "../../basics/header-text.ts";
import type { Language } from "../../basics/language.ts";
import { networkOf, plainAddress } from "../../basics/network.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, CustomerCall, Download, Route, Services } from "../../calls/call.ts";
import { runChange } from "../../calls/run-change.ts";
import { goneSignal } from "../calls.ts";
import { failureOf, RETRY_AFTER_S } from "../failures.ts";
import { DOCUMENT_POLICY } from "../security.ts";
import { acceptedLanguage } from "./accept-language.ts";
import { cursorOf, pageOfCursor } from "./cursor.ts";
import { openToAnyOrigin, Problem, sendProblem } from "./problem.ts";
import { readRequest } from "./read-request.ts";
import { referencePage } from "./reference-page.ts";
import { callerWithToken } from "./token.ts";

/** For how long an answer may be given again without a request, in seconds. Prices and stock change at any time. */
const AGE_S = 30;
/** The same of what changes with a version of the shop alone. */
const REFERENCE_AGE_S = 3600;
/** No cache keeps what a customer sees. */
const OWN = "private, no-store";
const ALL_METHODS: readonly HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Registers the public API: plain HTTP for programs, without a signature. It shows what a guest sees, and with a token what its customer
 * sees. The handlers are those of the contract's endpoints.
 */
export async function registerPublicApi(
  server: FastifyInstance,
  routes: readonly Route[],
  services: Services,
): Promise<void> {
  if (services.absentParts.includes("public-api")) return;
  await server.register(async (api) => {
    api.setErrorHandler((failure: Error, request, reply) => answerProblem(failure, request, reply));
    api.addHook("onRequest", async (_request, reply) => {
      openToAnyOrigin(reply);
    });
    const offered = operations.filter(
      ({ endpoint: { part } }) => !part || !services.absentParts.includes(part),
    );
    const allowed = new Map<string, HTTPMethods[]>();
    for (const operation of offered) {
      const url = operation.path.replaceAll(/\{(\w+)\}/gu, ":$1");
      const route = routeOf(operation, routes);
      allowed.set(url, [...(allowed.get(url) ?? []), operation.method]);
      api.route({
        method: operation.method,
        url,
        handler: (request, reply) => answer(operation, route, { request, reply, services }),
      });
    }
    for (const url of [API_ROOT, OPENAPI_PATH]) allowed.set(url, ["GET"]);
    api.get(OPENAPI_PATH, (request, reply) => {
      const language = languageOf(request);
      const text = JSON.stringify(openApi(offered, language));
      return sendCached(request, reply, { language, ageS: REFERENCE_AGE_S, text });
    });
    api.get(API_ROOT, (request, reply) => {
      const language = languageOf(request);
      reply.type("text/html; charset=utf-8");
      const text = referencePage(offered, language, services.publicUrl());
      return sendCached(request, reply, { language, ageS: REFERENCE_AGE_S, text });
    });
    for (const [url, methods] of allowed) answerOtherMethods(api, url, methods);
    api.all(`${API_ROOT}/*`, (request, reply) => {
      const language = languageOf(request);
      return sendProblem(reply, problems.notFound, callMessages.unknownCall[language], {
        language,
      });
    });
  });
}

/** The language of a request of the public API. */
const languageOf = ({ headers }: FastifyRequest): Language =>
  acceptedLanguage(headers["accept-language"]);

function routeOf({ name, endpoint, answer }: Operation, routes: readonly Route[]) {
  const route = routes.find((each) => each.endpoint.name === endpoint.name);
  const expected = { document: "download", json: "read", nothing: "change" } as const;
  if (route?.kind !== expected[answer.kind])
    throw new Error(`The operation ${name} has no handler of its kind.`);
  return route;
}

/** Answers OPTIONS, also of a browser before a request of a foreign page, and refuses other methods. */
function answerOtherMethods(
  api: FastifyInstance,
  url: string,
  methods: readonly HTTPMethods[],
): void {
  const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  api.options(url, (_request, reply) =>
    reply
      .status(204)
      .header("allow", allowed)
      .header("access-control-allow-methods", allowed)
      .header("access-control-allow-headers", "accept-language, content-type, if-none-match")
      .header("access-control-max-age", REFERENCE_AGE_S)
      .send(),
  );
  api.route({
    method: ALL_METHODS.filter((method) => !methods.includes(method)),
    url,
    // Before a body is read.
    onRequest: async (request, reply) => {
      const language = languageOf(request);
      reply.header("allow", allowed);
      return sendProblem(reply, problems.method, publicApiMessages.method(allowed)[language], {
        language,
      });
    },
    handler: () => undefined,
  });
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

async function answer(
  operation: Operation,
  route: Route,
  { request, reply, services }: Asked,
): Promise<FastifyReply> {
  const language = languageOf(request);
  const { database } = services;
  const now = services.clock.now();
  const caller = await callerWithToken(operation, request, reply, { language, now, database });
  const { limit, cursor, ...sent } = readRequest(operation, request, language) as {
    readonly limit?: number | null;
    readonly cursor?: string | null;
  } & Record<string, unknown>;
  const listed = { ...sent, limit: limit ?? USUAL_LIMIT };
  const page = cursor == null ? 1 : pageOfCursor(cursor, operation.name, listed);
  if (page === undefined)
    throw new Problem(problems.badRequest, publicApiMessages.cursor[language], "cursor");
  const asked = { page, limit: listed.limit };
  const call: Call<unknown> = {
    params: operation.toParams(sent, asked, language),
    language,
    // Of nobody without an API token: sessions are those of the shop's pages.
    customer: route.endpoint.auth === "none" ? undefined : caller?.customer,
    token: "",
    requestKey: route.endpoint.isRepeatable
      ? headerText(request.headers, "idempotency-key")
      : undefined,
    deviceId: "",
    network: networkOf(request.ip),
    address: plainAddress(request.ip),
    userAgent: request.headers["user-agent"] ?? "",
    now,
    signal: goneSignal(reply),
  };
  if (route.kind === "download")
    return sendDocument(await route.run(call, services), { language, request, reply });
  if (route.kind === "change") {
    await runChange(route, call as CustomerCall<unknown>, { params: sent, services });
    return sendNothing(reply);
  }
  const answered = await resultOf(operation, () => route.run(call, services));
  if (operation.isUnfinished(answered))
    throw new Problem(problems.busy, publicApiMessages.unfinished[language]);
  const given = operation.toAnswer(answered, sent, language);
  if (given === undefined || operation.answer.kind !== "json")
    throw new Problem(problems.notFound, publicApiMessages.nothing[language]);
  const body = writePlain(operation.answer.of as AnyCodec, given) as Record<string, unknown>;
  if (!operation.isPaged)
    return sendCached(request, reply, { language, ageS: AGE_S, text: JSON.stringify(body) });
  const next = hasNext(answered, asked) ? cursorOf(page + 1, operation.name, listed) : null;
  if (next !== null) reply.header("link", `<${addressWith(request.url, next)}>; rel="next"`);
  return sendCached(request, reply, {
    language,
    ageS: AGE_S,
    text: JSON.stringify({ ...body, next }),
  });
}

/** The endpoint's answer, or the one that a refusal of it stands for. */
async function resultOf({ answersTo }: Operation, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (failure) {
    if (failure instanceof Refusal && failure.code in answersTo) return answersTo[failure.code];
    throw failure;
  }
}

/** Answers that a change is done. */
function sendNothing(reply: FastifyReply): FastifyReply {
  reply.envelopeCode = codes.success;
  return reply.status(204).header("cache-control", OWN).send();
}

/** Whether a list goes on after a page. What is counted up to a bound goes on as long as its pages are full. */
function hasNext(answered: unknown, { page, limit }: { page: number; limit: number }): boolean {
  const { total, isMore, items } = answered as {
    readonly total: number;
    readonly isMore?: boolean;
    readonly items?: readonly unknown[];
  };
  return page * limit < total || (isMore === true && items?.length === limit);
}

/** The address of a request with another cursor. */
function addressWith(url: string, cursor: string): string {
  const [path = "", query = ""] = url.split("?", 2);
  const params = new URLSearchParams(query);
  params.set("cursor", cursor);
  return `${path}?${params.toString()}`;
}

interface Content {
  readonly language: Language;
  /** For how long it may be given again, in seconds. */
  readonly ageS: number;
  readonly text: string | Buffer;
  /** What the tag is made from, where texts that say the same differ; the text by default. */
  readonly same?: string;
}

/** Sends what everyone may see, or with a token what its customer sees; 304 where the caller has it already. */
function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, ageS, text, same = "" }: Content,
): FastifyReply {
  reply.envelopeCode = codes.success;
  const digest = createHash("sha256")
    .update(same || text)
    .digest("base64url")
    .slice(0, ETAG_LENGTH);
  // Weak: compressed answers have the same.
  const etag = `W/"${digest}"`;
  const isOwn = request.headers.authorization !== undefined;
  reply
    .header("cache-control", isOwn ? OWN : `public, max-age=${ageS}`)
    .header("content-language", language)
    .header("etag", etag)
    .header("vary", "accept-language, accept-encoding, authorization");
  if (isKnown(request.headers["if-none-match"], etag)) return reply.status(304).send();
  if (!reply.hasHeader("content-type")) reply.type("application/json; charset=utf-8");
  return reply.send(text);
}

const ETAG_LENGTH = 27;

function isKnown(header: string | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//u, "");
  return (header ?? "").split(",").some((tag) => tag.trim() === "*" || plain(tag) === plain(etag));
}

async function sendDocument(
  file: Download | undefined,
  { language, request, reply }: Omit<Asked, "services"> & { readonly language: Language },
): Promise<FastifyReply> {
  if (!file || !Buffer.isBuffer(file.content))
    throw new Problem(problems.notFound, callMessages.noDocument[language]);
  reply
    .type(file.mediaType)
    .header("content-security-policy", DOCUMENT_POLICY)
    .header("content-disposition", `inline; filename*=UTF-8''${encodeURIComponent(file.fileName)}`);
  const { content: text } = file;
  // A PDF has the second in which it was printed, and an id made from it.
  const same = text.toString("latin1").replaceAll(/\(D:\d{14}Z\)|\/ID \[<\w+> <\w+>\]/gu, "");
  return sendCached(request, reply, { language, ageS: AGE_S, text, same });
}

/** Answers a failure of the public API with a problem. */
export function answerProblem(
  failure: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request);
  if (failure instanceof Problem || failure instanceof Refusal) {
    const kind = failure instanceof Problem ? failure.kind : problemOf(failure.code);
    const field = failure instanceof Problem ? failure.field : undefined;
    if (kind === problems.busy) reply.header("retry-after", RETRY_AFTER_S);
    return sendProblem(reply, kind, failure.message, { language, field });
  }
  if ("statusCode" in failure && failure.statusCode === problems.mediaType.status)
    return sendProblem(reply, problems.mediaType, publicApiMessages.mediaType[language], {
      language,
    });
  const kind = failureOf(failure, request, reply);
  return sendProblem(reply, problems[kind], callMessages[kind][language], { language });
}
