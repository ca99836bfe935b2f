import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import { isCall } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { headerNames } from "@reagent/api/contract/signature";
import { callMessages } from "@reagent/api/messages/call";
import { isPublicCall } from "@reagent/api/v1/operation";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { registerNotices } from "./areas/payment/notices.ts";
import { registerProviderNotices } from "./areas/payment/provider-notices.ts";
import { routes } from "./areas/routes.ts";
import { headerText } from "./basics/header-text.ts";
import { languageOf } from "./basics/language.ts";
import type { Services } from "./calls/call.ts";
import { readFact } from "./database/facts.ts";
import { type BodyRate, requireBodyRate } from "./http/body-rate.ts";
import { answerBrokenRequest } from "./http/broken-requests.ts";
import { registerCalls } from "./http/calls.ts";
import { answerInTurn, MAX_CONNECTIONS } from "./http/connections.ts";
import { sendEnvelope } from "./http/envelope.ts";
import { answerFailure, handleFailures } from "./http/failures.ts";
import { registerLimits } from "./http/limits.ts";
import { logCalls, openLog } from "./http/log.ts";
import { answerLoopbackOnly } from "./http/loopback.ts";
import { registerProbes } from "./http/probes.ts";
import { registerSecurity } from "./http/security.ts";
import { type LoadLimits, registerShedding } from "./http/shedding.ts";
import { closeConnectionsOnStop } from "./http/stopping.ts";
import { answerProblem, registerPublicApi } from "./http/v1/public-api.ts";
import { measureAnswers, measureLoad } from "./metrics/requests.ts";
import { FirstStyles } from "./pages/first-styles.ts";
import { guestAnswers } from "./pages/guest-answers.ts";
import { GuestPages, type ServerBuild } from "./pages/guest-pages.ts";
import { registerMailPage } from "./pages/mail-page.ts";
import type { Pages } from "./pages/pages.ts";
import { registerPages, sendNotFound } from "./pages/pages.ts";
import { registerPictures } from "./pages/pictures.ts";
import { registerSitemap } from "./pages/sitemap.ts";
import type { Provider } from "./ports/payment/provider.ts";
import { registerGatewayPages } from "./ports/payment/simulator/pages.ts";
import type { Settings } from "./settings/settings.ts";

/** Largest body of a request, in bytes. */
const BODY_LIMIT = 64 * 1024;
/** A search of 10,000 Chinese characters has a URL of 90 kB, and gets a clear answer. */
const HEADER_LIMIT = 128 * 1024;
const LONGEST_PARAMETER = 100_000;
/** An idle connection is closed after this time. */
const CONNECTION_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** An upload may take as long as its call. */
const REQUEST_TIMEOUT_MS = 120_000;
/** How often the timeouts of headers and bodies are checked. */
const TIMEOUT_CHECK_MS = 2000;
const COMPRESSED_FROM_BYTES = 1024;
const COMPRESSION_LEVEL = 4;

/** Limits of time and load that tests change. */
export interface ServerLimits {
  /** When requests are refused. */
  readonly load?: LoadLimits;
  readonly bodyRate?: BodyRate;
  /** A connection that accepts nothing of its answer for this time is closed, in milliseconds. */
  readonly drainMs?: number;
  /** How often the timeouts of headers and bodies are checked, in milliseconds. */
  readonly checkMs?: number;
  /** How long an answer of `/readyz` about the database is given again, in milliseconds. */
  readonly readinessMs?: number;
}

type ServerSettings = Pick<
  Settings,
  "salts" | "callsPerMinute" | "trustedProxies" | "logLevel" | "apiHost"
> & {
  /** Whether requests for other hosts than the machine itself are refused; defaults to false. */
  readonly isLoopbackOnly?: boolean | undefined;
  /** Folder of the mails that a page lists in development; undefined for no such page. */
  readonly mailFolder?: string | undefined;
  /** The simulated gateway: the key of its notices, and the origin that its pages link back to; undefined for none. */
  readonly simulator?: { readonly key: string; readonly shopUrl: () => string } | undefined;
  /** The providers of payments whose notices arrive. */
  readonly providers?: readonly Provider[];
  /** The shop's public origin, read when the server is open; defaults to where it listens itself. */
  readonly origin?: (() => string) | undefined;
  /** Metrics of requests; undefined for none. */
  readonly registry?: Registry | undefined;
  /** Other limits than those of a deployment. */
  readonly limits?: ServerLimits | undefined;
  /** Whether the server is about to stop; defaults to never. */
  readonly isStopping?: (() => boolean) | undefined;
};

/** The shop's back end over HTTP, not listening yet: the contract's calls, pages, probes. */
export async function buildServer(
  services: Services,
  settings: ServerSettings,
  pages: Pages | undefined,
  serverBuild?: ServerBuild,
): Promise<FastifyInstance> {
  const { limits = {} } = settings;
  const server = Fastify({
    logger: { level: settings.logLevel, base: null, stream: openLog() },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustedProxies,
    bodyLimit: BODY_LIMIT,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A start on a busy machine takes as long as it takes.
    pluginTimeout: 0,
    forceCloseConnections: "idle",
    // Requests that a proxy sent before it noticed are still served.
    return503OnClosing: false,
    frameworkErrors: (failure, request, reply) => {
      if (isPublicCall(request.url) && !services.absentParts.includes("public-api")) {
        answerProblem(failure, request, reply);
      } else if (pages && !isCall(request.url)) {
        void sendNotFound(request, reply, pages);
      } else {
        answerFailure(failure, request, reply);
      }
    },
    clientErrorHandler: (failure, socket) => answerBrokenRequest(failure, socket),
    http: {
      maxHeaderSize: HEADER_LIMIT,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: limits.checkMs ?? TIMEOUT_CHECK_MS,
    },
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: true },
  });
  server.server.maxConnections = MAX_CONNECTIONS;
  closeConnectionsOnStop(server);
  answerInTurn(server, limits.drainMs);
  requireBodyRate(server, limits.bodyRate);
  logCalls(server);
  handleFailures(server);
  if (settings.isLoopbackOnly) answerLoopbackOnly(server);
  if (settings.registry) measureAnswers(server, settings.registry);
  const watch = settings.registry && measureLoad(settings.registry);
  await registerShedding(server, watch, limits.load);
  await registerSecurity(server, {
    scriptHashes: pages?.scriptHashes ?? [],
    apiHost: settings.apiHost,
    mapStyle: services.mapStyle,
  });
  await server.register(compress, {
    threshold: COMPRESSED_FROM_BYTES,
    encodings: ["gzip"],
    zlibOptions: { level: COMPRESSION_LEVEL },
    globalDecompression: false,
  });
  // After the headers of security, which a refusal has too.
  registerLimits(server, services, settings.callsPerMinute);

  const isStopping = settings.isStopping ?? (() => false);
  registerProbes(server, {
    database: services.database,
    isStopping,
    keptMs: limits.readinessMs,
  });
  registerCalls(server, routes, services, settings.salts);
  server.all("/api/*", (request, reply) => {
    const language = languageOf(headerText(request.headers, headerNames.language));
    return sendEnvelope(reply, codes.notFound, callMessages.unknownCall[language]);
  });
  await registerPublicApi(server, routes, services);
  if (settings.simulator !== undefined) {
    registerNotices(server, { ...services, ...settings.simulator });
    await registerGatewayPages(server, { ...services, ...settings.simulator });
  }
  for (const provider of settings.providers ?? []) {
    await registerProviderNotices(server, { ...services, provider });
  }
  if (settings.mailFolder !== undefined) {
    registerMailPage(server, settings.mailFolder);
  }
  registerPictures(server, services);
  if (pages) {
    const origin = settings.origin ?? (() => server.listeningOrigin);
    const guestPages =
      serverBuild &&
      new GuestPages({
        serverBuild,
        styles: new FirstStyles(pages.folder),
        chatUrl: pages.chatUrl,
        absentParts: pages.absentParts,
        shop: pages.shop,
        answer: guestAnswers(routes, services),
        now: () => services.clock.now(),
        revision: () => readFact(services.database.read, "catalogue_revision").then(String),
        onFailure: (failure) => server.log.error(failure, "a page could not be rendered"),
      });
    if (serverBuild) {
      const { database } = services;
      registerSitemap(server, { database, pages, listed: serverBuild.listed, origin });
    }
    await registerPages(server, pages, guestPages && { guestPages, origin });
  }
  return server;
}
