import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sweepBrowseEvents } from "./areas/home/browse-events.ts";
import { startLapsing } from "./areas/order/lapse.ts";
import { startReconciling } from "./areas/payment/reconcile.ts";
import { ItemRows } from "./areas/product/item-rows.ts";
import { startStockAlerts } from "./areas/stock-alert/send.ts";
import { sweepUploads } from "./areas/upload/sweep.ts";
import { UPLOADS_FOLDER } from "./backup/shop-folder.ts";
import { loadBranches } from "./catalogue/load-branches.ts";
import { hasCatalogue, loadCatalogue } from "./catalogue/load.ts";
import { refreshSearch } from "./catalogue/refresh-search.ts";
import type { Clock } from "./clock.ts";
import { readWinners } from "./content/read-winners.ts";
import { writeWinners } from "./content/write-winners.ts";
import { connect } from "./database/connection.ts";
import { lockForServer } from "./database/server-lock.ts";
import { demoBranches } from "./demo/branches.ts";
import { demoCatalogue } from "./demo/catalogue.ts";
import { DEMO_CONTENT } from "./demo/content-folder.ts";
import { prepareDemoCustomers } from "./demo/customers.ts";
import { prepareDemoGifts } from "./demo/gifts.ts";
import type { Services } from "./http/call.ts";
import { Listings } from "./listing/listings.ts";
import { openPdfPrinter } from "./ports/documents/pdf-printer.ts";
import { openFiles } from "./ports/files/files.ts";
import { loadServerBuild } from "./ports/guest-pages.ts";
import { startMailSender } from "./ports/mail/mail-sender.ts";
import { MAIL_PAGE } from "./ports/mail/page.ts";
import { openTransport } from "./ports/mail/transport.ts";
import { measureDatabase } from "./ports/metrics/database.ts";
import { openRegistry, serveMetrics } from "./ports/metrics/open.ts";
import { measureWaiting } from "./ports/metrics/waiting.ts";
import { openPages } from "./ports/pages.ts";
import { noGateway } from "./ports/payment/gateway.ts";
import { delivererTo, startNotifier } from "./ports/payment/simulator/notifier.ts";
import { openSimulator } from "./ports/payment/simulator/simulator.ts";
import { searchIn } from "./search/search-in.ts";
import { buildServer, MAX_CONNECTIONS } from "./server.ts";
import { openVault } from "./sessions/vault.ts";
import type { Settings } from "./settings.ts";
import { StructureSearch } from "./structures/structure-search.ts";

/** Output of the shop's build. */
const PAGES_FOLDER = fileURLToPath(new URL("../../shop/dist", import.meta.url));
/** The shop's server build, which renders pages. */
const SERVER_BUILD = fileURLToPath(new URL("../../shop/dist-server/server.js", import.meta.url));

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/** A running shop. */
export interface RunningShop {
  /** "http://127.0.0.1:3000". */
  readonly address: string;
  readonly hasPages: boolean;
  /** Whether the demo customers can log in. */
  readonly hasDemoCustomers: boolean;
  /** Where mails can be read instead of being sent: a page in development, a folder in production; undefined when they are sent. */
  readonly unsentMails: string | undefined;
  /** Address of the metrics; undefined for none. */
  readonly metricsAddress: string | undefined;
  /** Reports that it is not ready, serves for `stopDelayMs` more, completes running calls, then closes everything. */
  stop(): Promise<void>;
}

/** Starts the shop: database, demo catalogue where it is wanted and the catalogue is empty, server. Closes everything when a step fails. */
export async function startShop(settings: Settings, clock: Clock): Promise<RunningShop> {
  const opened: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closeOne of opened.splice(0).toReversed()) {
      await closeOne();
    }
  };
  try {
    if (settings.database.kind === "sqlite") {
      mkdirSync(settings.database.folder, { recursive: true });
      const lock = lockForServer(settings.database.folder);
      opened.push(() => lock.release());
    }
    const registry = settings.metrics && openRegistry();
    const connected = await connect(settings.database);
    opened.push(() => connected.close());
    const database = registry ? measureDatabase(connected, registry) : connected;
    if (settings.hasDemo && !(await hasCatalogue(database))) {
      await loadCatalogue(database, demoCatalogue(), { isIndexedLater: true });
      // After the catalogue, which replaces the demo's content.
      const branches = await demoBranches();
      await database.transact((tx) => loadBranches(tx, branches, { isDemo: true }));
      const winners = await readWinners(DEMO_CONTENT);
      await database.transact((tx) => writeWinners(tx, winners.rows ?? [], { isDemo: true }));
    }
    if (settings.hasDemo) await prepareDemoGifts(database);
    await refreshSearch(database);
    const listings = new Listings(settings.database);
    opened.push(() => listings.close());
    // A failure is seen by the first listing, which tries again.
    listings.ask("prepare").catch(() => undefined);
    const vault = openVault(settings.personalDataKey, settings.formerPersonalDataKeys);
    const files = openFiles(join(settings.dataFolder, UPLOADS_FOLDER));
    const hasDemoCustomers = await prepareDemoCustomers(database, {
      isWanted: settings.hasDemo,
      now: clock.now(),
      vault,
      files,
    });
    opened.push(sweepEveryHour({ database, files, clock }));
    const search = searchIn(database);
    opened.push(() => search.close());
    const structures = new StructureSearch(database);
    opened.push(() => structures.close());
    const pdfPrinter = openPdfPrinter();
    opened.push(() => pdfPrinter.close());
    const pages = openPages(PAGES_FOLDER, {
      host: settings.apiHost,
      salts: settings.salts,
      origin: settings.publicUrl,
    });
    const outbox = settings.mail.kind === "folder" ? settings.mail.folder : undefined;
    const mailFolder = settings.isProduction ? undefined : outbox;
    let publicUrl = settings.publicUrl;
    const shopUrl = () => publicUrl;
    const gateway = settings.payment
      ? openSimulator({ database, clock, publicUrl: shopUrl })
      : noGateway;
    let isStopping = false;
    const server = await buildServer(
      {
        database,
        gateway,
        search,
        clock,
        pdfPrinter,
        files,
        vault,
        items: new ItemRows(database),
        listings,
        structures,
        heldItems: settings.heldItems,
        waybillCustomers: settings.waybillCustomers,
        mapStyle: settings.mapStyle,
        sessionTimes: settings.sessionTimes,
        unpaidOrders: settings.unpaidOrders,
      },
      {
        ...settings,
        isLoopbackOnly: !settings.isProduction,
        mailFolder,
        simulator: settings.payment && { ...settings.payment, shopUrl },
        registry,
        isStopping: () => isStopping,
      },
      pages,
      await loadServerBuild(SERVER_BUILD),
    );
    opened.push(() => server.close());
    const { host, port } = settings;
    // The system's default of 511 drops some connections when more arrive at once.
    const address = await server.listen({ host, port, backlog: MAX_CONNECTIONS });
    publicUrl ||= address;
    // Not awaited: until the index is there, structure searches say so.
    structures.start().catch((failure: unknown) => {
      server.log.error(failure, "the index of structures could not be built");
    });
    const mailSender = startMailSender({
      database,
      clock,
      transport: openTransport(settings.mail),
      publicUrl,
      log: server.log,
    });
    opened.push(() => mailSender.stop());
    if (settings.payment) {
      const deliver = delivererTo(address);
      const notifier = startNotifier({ database, clock, key: settings.payment.key, deliver });
      opened.push(() => notifier.stop());
    }
    const lapsing = startLapsing({ database, clock, log: server.log });
    opened.push(() => lapsing.stop());
    const stockAlerts = startStockAlerts({ database, clock, log: server.log });
    opened.push(() => stockAlerts.stop());
    const reconciling = startReconciling({ database, gateway, clock, log: server.log });
    opened.push(() => reconciling.stop());
    if (registry) measureWaiting({ database, clock }, registry);
    const metrics =
      registry && settings.metrics && (await serveMetrics(registry, settings.metrics));
    if (metrics) opened.push(() => metrics.close());
    return {
      address,
      metricsAddress: metrics?.address,
      hasPages: pages !== undefined,
      hasDemoCustomers,
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

/** Sweeps unused uploads and old views of pages now and every hour. Returns a function that ends it. */
function sweepEveryHour(
  services: Pick<Services, "database" | "files" | "clock">,
): () => Promise<void> {
  let sweeping = Promise.resolve();
  const sweepAll = async () => {
    const now = services.clock.now();
    await sweepUploads(services, now);
    await sweepBrowseEvents(services.database, now);
  };
  const sweep = () => {
    // After a failure, the next sweep tries again.
    sweeping = sweepAll().catch(() => undefined);
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_INTERVAL_MS).unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
