import { endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { headerNames } from "@reagent/api/contract/signature";
import type { Salts } from "@reagent/api/contract/signature";
import { readTime } from "@reagent/api/contract/time";
import { callMessages } from "@reagent/api/messages/call";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { headerText } from "../basics/header-text.ts";
import { languageOf } from "../basics/language.ts";
import { networkOf, plainAddress } from "../basics/network.ts";
import { Refusal } from "../basics/refusal.ts";
import type { Customer } from "../basics/viewer.ts";
import type { Call, Route, Services } from "../calls/call.ts";
import { runChange } from "../calls/run-change.ts";
import type { Spooled } from "../ports/files/files.ts";
import { customerOf } from "../sessions/session.ts";
import { sendEnvelope, sendSuccess } from "./envelope.ts";
import { LargeBodies } from "./large-bodies.ts";
import { readForms } from "./multipart.ts";
import { readParams } from "./read-params.ts";
import { DOCUMENT_POLICY } from "./security.ts";
import { checkSignature } from "./signature.ts";

const LONGEST_DEVICE_ID = 64;
/** Greatest depth of nested parameters. */
const MAX_DEPTH = 8;

type Params = Readonly<Record<string, unknown>>;

/** Registers the handlers of the contract's endpoints, but those of parts that the shop does without. Throws when one is missing. */
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
  readForms(server);
  const largeBodies = new LargeBodies(services);
  for (const route of routes) {
    const { part } = route.endpoint;
    if (part && services.absentParts.includes(part)) continue;
    server.route({
      method: route.endpoint.method,
      url: route.endpoint.path,
      ...largeBodies.route(route.endpoint),
      handler: (request, reply) =>
        answer(route, request, reply, { services, salts, file: largeBodies.fileOf(request) }),
    });
  }
}

interface Received {
  readonly services: Services;
  readonly salts: Salts;
  /** The file of an endpoint that has one, in base64. */
  readonly file: Spooled | undefined;
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, salts, file }: Received,
): Promise<FastifyReply> {
  const { endpoint } = route;
  const params = wireParams(request);
  expectShallow(params);
  const language = languageOf(headerText(request.headers, headerNames.language));
  const now = services.clock.now();
  if (endpoint.kind !== "download" && endpoint.name !== readTime.name) {
    const signedFile = file && { parameter: endpoint.fileParameter ?? "", text: file };
    await checkSignature({
      headers: request.headers,
      params,
      file: signedFile,
      salts,
      language,
      now,
    });
  }
  const token =
    endpoint.auth === "none" ? "" : (headerText(request.headers, headerNames.token) ?? "");
  const customer = await customerOf(services.database, token, {
    now,
    times: services.sessionTimes,
  });
  if (endpoint.auth === "required" && !customer) {
    throw new Refusal(codes.notLoggedIn, callMessages.notLoggedIn[language]);
  }
  const read = readParams(endpoint, params, language);
  if (endpoint.fileParameter !== undefined && !file) {
    throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  }
  const call = {
    ...placeOf(request),
    ...(file && { file }),
    params: read,
    language,
    customer,
    token,
    requestKey: endpoint.isRepeatable
      ? headerText(request.headers, headerNames.requestKey)
      : undefined,
    now,
    signal: goneSignal(reply),
  };
  if (route.kind === "download") {
    return sendDownload(reply, route, call, services);
  }
  const result =
    route.kind === "read"
      ? await route.run(call, services)
      : await runChange(route, { ...call, customer: customer as Customer }, { params, services });
  return sendSuccess(reply, language, endpoint.answer.encode(result));
}

/** Is aborted when the caller is gone, at once where it is already. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (raw.destroyed && !raw.writableFinished) gone.abort();
  };
  look();
  raw.once("close", look);
  return gone.signal;
}

function wireParams(request: FastifyRequest): Params {
  const sent = request.method === "GET" ? request.query : request.body;
  return typeof sent === "object" && sent !== null && !Array.isArray(sent) ? (sent as Params) : {};
}

function placeOf(
  request: FastifyRequest,
): Pick<Call<unknown>, "deviceId" | "network" | "address" | "userAgent"> {
  const deviceId = headerText(request.headers, headerNames.deviceId) ?? "";
  return {
    deviceId: deviceId.slice(0, LONGEST_DEVICE_ID),
    network: networkOf(request.ip),
    address: plainAddress(request.ip),
    userAgent: request.headers["user-agent"] ?? "",
  };
}

/** Parameters are nested deeper than those of any call, and could exhaust the stack. */
class NestedTooDeep extends Error {
  readonly statusCode = codes.badRequest;
}

function expectShallow(value: unknown, levels = MAX_DEPTH): void {
  if (typeof value !== "object" || value === null) {
    return;
  }
  if (levels === 0) {
    throw new NestedTooDeep();
  }
  for (const each of Object.values(value)) {
    expectShallow(each, levels - 1);
  }
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
