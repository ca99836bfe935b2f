import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ItemRows } from "./areas/product/item-rows.ts";
import { demoCatalogue } from "./catalogue/demo.ts";
import { hasCatalogue, loadCatalogue } from "./catalogue/load.ts";
import type { Clock } from "./clock.ts";
import { connect } from "./database/connection.ts";
import { lockForServer } from "./database/server-lock.ts";
import { prepareDemoCustomers } from "./demo-customers.ts";
import { Listings } from "./listing/listings.ts";
import { openPress } from "./ports/documents/press.ts";
import { MAIL_PAGE } from "./ports/mail/page.ts";
import { startPostman } from "./ports/mail/postman.ts";
import { openTransport } from "./ports/mail/transport.ts";
import { openPages } from "./ports/pages.ts";
import { searchIn } from "./search/search.ts";
import { buildServer } from "./server.ts";
import type { Settings } from "./settings.ts";

/** Where the shop's build lands. */
const PAGES_FOLDER = fileURLToPath(new URL("../../shop/dist", import.meta.url));

/** A shop that serves. */
export interface RunningShop {
  /** "http://127.0.0.1:3000". */
  readonly address: string;
  readonly hasPages: boolean;
  /** Whether the demo customers may log in. */
  readonly hasDemoCustomers: boolean;
  /** Where mails can be read in development; undefined where they are sent, and in production. */
  readonly mailPage: string | undefined;
  /** Ends calls under way, then closes everything. */
  stop(): Promise<void>;
}

/** Opens the shop: database, demo catalogue where it is wanted and none stands yet, server. What was opened is closed when a later step fails. */
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
    const database = await connect(settings.database);
    opened.push(() => database.close());
    if (settings.hasDemo && !(await hasCatalogue(database))) {
      await loadCatalogue(database, demoCatalogue());
    }
    const isWanted = settings.hasDemo;
    const hasDemoCustomers = await prepareDemoCustomers(database, { isWanted, now: clock.now() });
    const search = searchIn(database);
    opened.push(() => search.close());
    const press = openPress();
    opened.push(() => press.close());
    const pages = openPages(PAGES_FOLDER, { host: settings.apiHost, salts: settings.salts });
    const mailFolder =
      settings.mail.kind === "folder" && !settings.isProduction ? settings.mail.folder : undefined;
    const server = await buildServer(
      {
        database,
        search,
        clock,
        press,
        items: new ItemRows(database),
        listings: new Listings(database),
      },
      { ...settings, mailFolder },
      pages,
    );
    opened.push(() => server.close());
    const address = await server.listen({ host: settings.host, port: settings.port });
    const postman = startPostman({
      database,
      clock,
      transport: openTransport(settings.mail),
      publicUrl: settings.publicUrl || address,
      log: server.log,
    });
    opened.push(() => postman.stop());
    return {
      address,
      hasPages: pages !== undefined,
      hasDemoCustomers,
      mailPage: mailFolder && `${settings.publicUrl || address}${MAIL_PAGE}`,
      stop: close,
    };
  } catch (failure) {
    await close();
    throw failure;
  }
}
