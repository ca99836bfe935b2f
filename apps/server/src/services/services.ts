import type { Registry } from "prom-client";
import type { Clock } from "../basics/clock.ts";
import type { Services } from "../calls/call.ts";
import { InstrumentLists } from "../catalogue/instrument-lists.ts";
import { ItemRows } from "../catalogue/item-rows.ts";
import { ContentLists } from "../content/content-lists.ts";
import type { DatabaseOptions } from "../database/connection.ts";
import { Sequences } from "../database/sequences.ts";
import { Listings } from "../listing/listings.ts";
import { measureDatabase } from "../metrics/database.ts";
import { openPdfPrinter, type PdfPrinter } from "../ports/documents/pdf-printer.ts";
import { openAlipay } from "../ports/payment/alipay/alipay.ts";
import { noGateway } from "../ports/payment/gateway.ts";
import { joinProviders, type Provider } from "../ports/payment/provider.ts";
import { openSimulator } from "../ports/payment/simulator/simulator.ts";
import type { Warn } from "../ports/payment/warn.ts";
import { openWechatPay } from "../ports/payment/wechat-pay/wechat-pay.ts";
import { searchIn } from "../search/search-in.ts";
import type { Settings } from "../settings/settings.ts";
import type { SearchLimits } from "../structures/search-worker.ts";
import { StructureSearch } from "../structures/structure-search.ts";
import { openStores, type StoreSettings } from "./stores.ts";

type ServiceSettings = StoreSettings &
  Pick<
    Settings,
    | "heldItems"
    | "isPoisonLicenceRequired"
    | "mapStyle"
    | "absentParts"
    | "sessionTimes"
    | "unpaidOrders"
    | "freight"
    | "payment"
    | "wechatPay"
    | "alipay"
  >;

interface Options extends DatabaseOptions {
  readonly clock: Clock;
  /** The shop's public origin, read when it is needed. */
  readonly publicUrl: () => string;
  /** Takes what a gateway reports of itself; nothing does by default. */
  readonly warn?: Warn | undefined;
  /** Where the database is measured; undefined for nowhere. */
  readonly registry?: Registry | undefined;
  /** Other limits of the structure search than those of a deployment. */
  readonly structureLimits?: Partial<SearchLimits> | undefined;
  /** Prints documents; the shop's own by default. */
  readonly pdfPrinter?: PdfPrinter | undefined;
}

/** Services that are open until they are closed. */
export interface OpenServices extends Services {
  /** The providers of payments that the gateway consists of; none where it is simulated, or there is none. */
  readonly providers: readonly Provider[];
  close(): Promise<void>;
}

/** Opens all that the handlers of a shop use. Threads are started by the first request for them. */
export async function openServices(
  settings: ServiceSettings,
  {
    clock,
    publicUrl,
    warn = () => {},
    registry,
    structureLimits,
    pdfPrinter = openPdfPrinter(),
    ...options
  }: Options,
): Promise<OpenServices> {
  const { heldItems, isPoisonLicenceRequired, mapStyle, absentParts } = settings;
  const { sessionTimes, unpaidOrders, freight } = settings;
  const stores = await openStores(settings, options);
  const database = registry ? measureDatabase(stores.database, registry) : stores.database;
  const search = searchIn(database);
  const listings = new Listings(settings.database);
  const structures = new StructureSearch(database, settings.database, structureLimits);
  const providerOptions = { clock, publicUrl, warn };
  const providers = [
    ...(settings.wechatPay ? [openWechatPay(settings.wechatPay, providerOptions)] : []),
    ...(settings.alipay ? [openAlipay(settings.alipay, providerOptions)] : []),
  ];
  const simulator = settings.payment && openSimulator({ database, clock, publicUrl });
  return {
    ...stores,
    database,
    clock,
    search,
    listings,
    structures,
    pdfPrinter,
    items: new ItemRows(database),
    sequences: new Sequences(database),
    instrumentLists: new InstrumentLists(database),
    contentLists: new ContentLists(database, absentParts),
    gateway: providers.length > 0 ? joinProviders(providers) : (simulator ?? noGateway),
    providers,
    heldItems,
    isPoisonLicenceRequired,
    mapStyle,
    absentParts,
    sessionTimes,
    unpaidOrders,
    freight,
    publicUrl,
    close: async () => {
      await pdfPrinter.close();
      await structures.close();
      search.close();
      await listings.close();
      await database.close();
    },
  };
}
