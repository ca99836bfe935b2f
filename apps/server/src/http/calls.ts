import { endpoints } from "@reagent/api/contract/contract";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { headerNames } from "@reagent/api/contract/signature";
import type { Salts } from "@reagent/api/contract/signature";
import { readTime } from "@reagent/api/contract/time";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { customerOf } from "../sessions/session.ts";
import type { Call, CustomerCall, Route, Services } from "./call.ts";
import { sendEnvelope, sendSuccess } from "./envelope.ts";
import { languageOf } from "./language.ts";
import type { Language } from "./language.ts";
import { LargeBodies } from "./large-bodies.ts";
import { callMessages, unreadableParameter } from "./messages.ts";
import { Refusal } from "./refusal.ts";
import { runOnce } from "./request-key.ts";
import { DOCUMENT_POLICY } from "./security.ts";
import { checkSignature, headerText } from "./signature.ts";
import type { Customer } from "./viewer.ts";

const LONGEST_DEVICE_ID = 64;
/** Greatest depth of nested parameters. */
const MAX_DEPTH = 8;

type Params = Readonly<Record<string, unknown>>;

/** Registers the handlers of the contract's endpoints. Throws when one is missing. */
export function registerCalls(
  server: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  salts: Salts,
): void {
  const answered = new Set(routes.map(({ endpoint }) => endpoint.name));
  const missing = endpoints.filter(({ name }) => !answered.has(name)).map(({ name }) => name);
  if (missing.length > 0) {
    throw new Error(`These endpoints of the contract have no handler: ${missing.join(", ")}`);
  }
  const largeBodies = new LargeBodies(services);
  for (const route of routes) {
    server.route({
      method: route.endpoint.method,
      url: route.endpoint.path,
      ...(route.endpoint.bodyLimit === undefined
        ? {}
        : {
            bodyLimit: route.endpoint.bodyLimit,
            onRequest: (request, reply) => largeBodies.admit(request, reply),
          }),
      handler: (request, reply) => answer(route, request, reply, services, salts),
    });
  }
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  salts: Salts,
): Promise<FastifyReply> {
  const { endpoint } = route;
  const params = wireParams(request);
  const language = languageOf(headerText(request.headers, headerNames.language));
  const now = services.clock.now();
  if (endpoint.kind !== "download" && endpoint.name !== readTime.name) {
    checkSignature({ headers: request.headers, params, salts, language, now });
  }
  const token =
    endpoint.auth === "none" ? "" : (headerText(request.headers, headerNames.token) ?? "");
  const customer = await customerOf(services.database, token, now);
  if (endpoint.auth === "required" && !customer) {
    throw new Refusal(codes.notLoggedIn, callMessages.notLoggedIn[language]);
  }
  const call = {
    ...placeOf(request),
    params: decode(endpoint, params, language),
    language,
    customer,
    token,
    now,
  };
  if (route.kind === "download") {
    return sendDownload(reply, route, call, services);
  }
  const result =
    route.kind === "read"
      ? await route.run(call, services)
      : await change(route, { ...call, customer: customer as Customer }, request, params, services);
  return sendSuccess(reply, language, endpoint.answer.encode(result));
}

function wireParams(request: FastifyRequest): Params {
  const sent = request.method === "GET" ? request.query : request.body;
  return typeof sent === "object" && sent !== null && !Array.isArray(sent) ? (sent as Params) : {};
}

function placeOf(request: FastifyRequest): Pick<Call<unknown>, "deviceId" | "address"> {
  const deviceId = headerText(request.headers, headerNames.deviceId) ?? "";
  return { deviceId: deviceId.slice(0, LONGEST_DEVICE_ID), address: request.ip };
}

/** Parameters are nested deeper than those of any call, and could exhaust the stack. */
class NestedTooDeep extends Error {
  readonly statusCode = codes.badRequest;
}

/** Removes NUL characters, which PostgreSQL cannot store. */
function withoutNul(value: unknown, levels = MAX_DEPTH): unknown {
  if (typeof value === "string") {
    return value.replaceAll("\0", "");
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if (levels === 0) {
    throw new NestedTooDeep();
  }
  return Array.isArray(value)
    ? value.map((each) => withoutNul(each, levels - 1))
    : Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, withoutNul(each, levels - 1)]),
      );
}

function decode(endpoint: Endpoint, params: Params, language: Language): unknown {
  const decoded = v.safeParse(endpoint.params.schema, withoutNul(params));
  if (!decoded.success) {
    const name = v.getDotPath(decoded.issues[0]) ?? "";
    throw new Refusal(codes.badRequest, unreadableParameter(name)[language]);
  }
  return decoded.output;
}

async function change(
  route: Extract<Route, { kind: "change" }>,
  call: CustomerCall<unknown>,
  request: FastifyRequest,
  params: Params,
  services: Services,
): Promise<unknown> {
  const key = route.endpoint.isRepeatable
    ? headerText(request.headers, headerNames.requestKey)
    : undefined;
  const done = await services.database.transact((tx) => {
    const work = () => route.run(call, tx, services);
    return key === undefined
      ? work()
      : runOnce(tx, { call, endpointName: route.endpoint.name, key, params }, work);
  });
  return route.finish ? route.finish(done, call, services) : done;
}

async function sendDownload(
  reply: FastifyReply,
  route: Extract<Route, { kind: "download" }>,
  call: Call<unknown>,
  services: Services,
): Promise<FastifyReply> {
  const file = await route.run(call, services);
  if (!file) {
    return sendEnvelope(reply, codes.notFound, callMessages.noDocument[call.language]);
  }
  return reply
    .type(file.mediaType)
    .header(
      "content-disposition",
      `${file.isAttachment ? "attachment" : "inline"}; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    )
    .header("cache-control", "no-store")
    .header("content-security-policy", DOCUMENT_POLICY)
    .send(file.content);
}
