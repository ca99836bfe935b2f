import cluster from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "./basics/clock.ts";
import { expectFreePort } from "./basics/free-port.ts";
import { setThreadNiceness } from "./basics/thread-priority.ts";
import type { Services } from "./calls/call.ts";
import { hasCatalogue } from "./catalogue/has-catalogue.ts";
import { openDatabase } from "./database/connection.ts";
import type { Database } from "./database/database.ts";
import { readFact } from "./database/facts.ts";
import { isFilling, whileFilling } from "./database/filling.ts";
import { lockFor } from "./database/server-lock.ts";
import { MAX_CONNECTIONS } from "./http/connections.ts";
import { prepareTerms } from "./import/content/prepare-terms.ts";
import { lockDemoCustomers } from "./import/load/demo-customers.ts";
import { refreshSearch } from "./import/load/refresh-search.ts";
import { startJobs } from "./jobs.ts";
import { measureCondition, measureMailsGivenUp } from "./metrics/condition.ts";
import { openRegistry, reportMetrics, serveMetrics } from "./metrics/open.ts";
import { measureWaiting } from "./metrics/waiting.ts";
import { loadServerBuild } from "./pages/guest-pages.ts";
import { MAIL_PAGE } from "./pages/mail-page.ts";
import { openPages } from "./pages/pages.ts";
import { checkFilesAt } from "./ports/files/open.ts";
import type { RunningShop } from "./running-shop.ts";
import { buildServer, type ServerLimits } from "./server.ts";
import { openServices } from "./services/services.ts";
import { type Settings, WrongSettings } from "./settings/settings.ts";
import type { SearchLimits } from "./structures/search-worker.ts";

/** Output of the shop's build. */
const PAGES_FOLDER = fileURLToPath(new URL("../../shop/dist", import.meta.url));
/** The shop's server build, which renders pages. */
const SERVER_BUILD = fileURLToPath(new URL("../../shop/dist-server/server.js", import.meta.url));

/** Limits of time and load that tests change. */
export interface ShopLimits {
  readonly server?: ServerLimits;
  readonly structures?: Partial<SearchLimits>;
}

/**
 * Starts the shop: database, demo catalogue where it is wanted and the catalogue is empty, server. Closes everything when a step fails.
 * Without `limits`, those of a deployment apply.
 */
export async function startShop(
  settings: Settings,
  clock: Clock,
  limits: ShopLimits = {},
): Promise<RunningShop> {
  setThreadNiceness(settings.threadNiceness);
  const opened: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closeOne of opened.splice(0).toReversed()) {
      await closeOne();
    }
  };
  try {
    const lock = lockFor(settings.database);
    opened.push(() => lock.release());
    await expectFiles(settings);
    // Workers share the port, and the primary process has tried it.
    if (cluster.isPrimary) await expectFreePort(settings);
    const registry = settings.metrics && openRegistry();
    let publicUrl = settings.publicUrl;
    const shopUrl = () => publicUrl;
    let log: FastifyBaseLogger | undefined;
    const services = await openServices(settings, {
      clock,
      publicUrl: shopUrl,
      warn: (facts, message) => log?.warn(facts, message),
      registry,
      statementMs: settings.statementTimeoutMs,
      structureLimits: limits.structures,
    });
    opened.push(() => services.close());
    const demo = await prepareDatabase(settings, services);
    // A failure is seen by the first listing, which tries again.
    services.listings.ask("prepare").catch(() => undefined);
    const pages = openPages(PAGES_FOLDER, {
      host: settings.apiHost,
      salts: settings.salts,
      origin: settings.publicUrl,
      chatUrl: settings.chatUrl,
      absentParts: settings.absentParts,
      shop: settings.shopFiles.length > 0 ? settings.shop : undefined,
      files: settings.shopFiles,
    });
    const outbox = settings.mail.kind === "folder" ? settings.mail.folder : undefined;
    const mailFolder = settings.isProduction ? undefined : outbox;
    let isStopping = false;
    const server = await buildServer(
      services,
      {
        ...settings,
        isLoopbackOnly: !settings.isProduction,
        mailFolder,
        simulator: settings.payment && { ...settings.payment, shopUrl },
        providers: services.providers,
        origin: shopUrl,
        registry,
        limits: limits.server,
        isStopping: () => isStopping,
      },
      pages,
      await loadServerBuild(SERVER_BUILD),
    );
    log = server.log;
    opened.push(() => server.close());
    const { host, port } = settings;
    // The system's default of 511 drops some connections when more arrive at once.
    const address = await server.listen({ host, port, backlog: MAX_CONNECTIONS });
    publicUrl ||= address;
    // Not awaited: until the index is ready, structure searches are refused with a message.
    services.structures.start().catch((failure: unknown) => {
      server.log.error(failure, "the index of structures could not be built");
    });
    const countGivenUp = registry && measureMailsGivenUp(registry);
    opened.push(
      startJobs(settings, { ...services, address, publicUrl, log: server.log, countGivenUp }),
    );
    if (registry) {
      measureWaiting(services, registry);
      measureCondition({ ...services, dataFolder: settings.dataFolder }, registry);
    }
    if (registry && cluster.isWorker) reportMetrics(registry);
    const metrics =
      registry &&
      settings.metrics &&
      cluster.isPrimary &&
      (await serveMetrics(registry, settings.metrics));
    if (metrics) opened.push(() => metrics.close());
    return {
      address,
      processCount: 1,
      metricsAddress: metrics ? metrics.address : undefined,
      hasPages: pages !== undefined,
      demo,
      unsentMails: mailFolder ? `${publicUrl}${MAIL_PAGE}` : outbox,
      stop: async () => {
        isStopping = true;
        await sleep(settings.stopDelayMs);
        await close();
      },
    };
  } catch (failure) {
    await close();
    throw failure;
  }
}

/** Throws `WrongSettings` where files cannot be read. */
async function expectFiles({ files }: Settings): Promise<void> {
  try {
    await checkFilesAt(files);
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    throw new WrongSettings([`S3_URL names a bucket that cannot be read: ${reason}`]);
  }
}

/** Prepares the database, on PostgreSQL over connections without a limit for statements, since an index may take minutes. */
async function prepareDatabase(settings: Settings, services: Services) {
  if (settings.database.kind === "sqlite") return prepareOnce(settings, services);
  const database = await openDatabase(settings.database, { use: "command" });
  try {
    return await prepareOnce(settings, { ...services, database });
  } finally {
    await database.close();
  }
}

/** The demo, which is installed only where it is wanted. */
const openDemo = () => import("../../../demo/demo.ts");

/** Loads what reads and writes a catalogue, which a shop with goods does not need. */
async function fillWithDemo(database: Database): Promise<void> {
  const { loadDemo } = await import("../../../demo/load.ts");
  await loadDemo(database);
}

/** Prepares the database. While it is filled, the operator's commands are refused with a message. */
async function prepareOnce(settings: Settings, services: Services): Promise<RunningShop["demo"]> {
  const { database } = services;
  const demo = settings.hasDemo ? await openDemo() : undefined;
  const fill = () => fillDatabase(database, demo);
  const isEmpty = demo !== undefined && !(await hasCatalogue(database));
  await (isEmpty || (await isFilling(database.read)) ? whileFilling(database, fill) : fill());
  if (demo && (await readFact(database.read, "catalogue_kind")) === "demo")
    return demo.prepareDemoCustomers(services);
  await lockDemoCustomers(database);
  return undefined;
}

/** Fills an empty database with the demo where it is wanted, in any case with terms of use, and brings the search up to date. */
async function fillDatabase(
  database: Database,
  demo: Awaited<ReturnType<typeof openDemo>> | undefined,
): Promise<void> {
  if (demo && !(await hasCatalogue(database))) await fillWithDemo(database);
  await prepareTerms(database);
  if (demo) await demo.prepareDemoGifts(database);
  await refreshSearch(database);
}
