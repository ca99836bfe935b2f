import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { DEMO_SHOP, type Shop } from "@reagent/api/contract/shop";
import { developmentSalts } from "@reagent/api/contract/signature";
import type { Salts } from "@reagent/api/contract/signature";
import { type FreightTerms, USUAL_FREIGHT } from "@reagent/domain/freight";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { fen, parseYuan } from "@reagent/domain/money";
import { SESSION_LIFE_MS } from "@reagent/domain/session";
import { SHOP_PARTS, type ShopPart } from "@reagent/domain/shop-part";
import type { UnpaidLimit, UnpaidTerms } from "@reagent/domain/unpaid-order";
import * as v from "valibot";
import { isLoopback } from "../basics/is-loopback.ts";
import type { LocalizedText } from "../basics/language.ts";
import { USUAL_NICENESS } from "../basics/thread-priority.ts";
import type { DatabasePlace } from "../database/connection.ts";
import type { FilePlace } from "../ports/files/open.ts";
import type { MailSettings } from "../ports/mail/transport.ts";
import type { AlipayAccount } from "../ports/payment/alipay/account.ts";
import type { WechatPayAccount } from "../ports/payment/wechat-pay/account.ts";
import type { SessionTimes } from "../sessions/session.ts";
import { alipayEntries, hasAlipay, readAlipay } from "./alipay.ts";
import { bucketEntries, readFilePlace } from "./bucket.ts";
import type { ReadAccount, ShopPlace } from "./provider-settings.ts";
import { type OwnFile, readShopFolder } from "./shop-folder.ts";
import { hasWechatPay, readWechatPay, wechatPayEntries } from "./wechat-pay.ts";

/** The address of the metrics: a port of their own, so that they are not public with the shop. */
export interface MetricsPlace {
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
}

/** The settings of a deployment, read from the environment once at start. */
export interface Settings {
  readonly isProduction: boolean;
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** How many processes answer. */
  readonly workers: number;
  /** Folder of the embedded database, and of files where they are in no bucket. */
  readonly dataFolder: string;
  readonly database: DatabasePlace;
  readonly files: FilePlace;
  readonly salts: Salts;
  /** Key that ID numbers are encrypted with. */
  readonly personalDataKey: string;
  /** Keys that ID numbers were encrypted with before. */
  readonly formerPersonalDataKeys: readonly string[];
  /** Calls a minute from one address; 0 = no limit. */
  readonly callsPerMinute: number;
  /** Proxies whose X-Forwarded-For is trusted: none, this many, or those with these addresses. */
  readonly trustedProxies: false | string | ((address: string, hop: number) => boolean);
  readonly logLevel: LogLevel;
  /** Whether an empty catalogue is filled with the demo catalogue and customers. */
  readonly hasDemo: boolean;
  /** Another origin that pages may call, where the API runs elsewhere; "" for none. */
  readonly apiHost: string;
  /** Public origin of the shop, without a slash at its end; "" is where the server listens. */
  readonly publicUrl: string;
  readonly mail: MailSettings;
  readonly heldItems: HeldItems;
  /** Whether highly toxic chemicals are sold only to customers whose filing has the licence for them. */
  readonly isPoisonLicenceRequired: boolean;
  /** Address of the style of the map of branches; "" for the shop's own outline. */
  readonly mapStyle: string;
  /** The shop's own data. */
  readonly shop: Shop;
  /** The pictures of the owner's folder; empty for those that ship with the shop. */
  readonly shopFiles: readonly OwnFile[];
  /** Address of the customer service's chat; "" for a shop without one. */
  readonly chatUrl: string;
  /** The parts that the shop does without. */
  readonly absentParts: readonly ShopPart[];
  readonly sessionTimes: SessionTimes;
  readonly unpaidOrders: UnpaidOrders;
  readonly freight: FreightTerms;
  /** The simulated gateway; undefined where there is another one, or online payment is not offered. */
  readonly payment: PaymentSettings | undefined;
  /** The account at WeChat Pay; undefined where the shop has none. */
  readonly wechatPay: WechatPayAccount | undefined;
  /** The account at Alipay; undefined where the shop has none. */
  readonly alipay: AlipayAccount | undefined;
  /** Address of the metrics; undefined for none. */
  readonly metrics: MetricsPlace | undefined;
  /** After how long PostgreSQL ends a statement of the server, in milliseconds; 0 is never. */
  readonly statementTimeoutMs: number;
  /** How long the server continues after a signal to stop, in milliseconds, until proxies have noticed. */
  readonly stopDelayMs: number;
  /** The niceness of the threads that calculate, which run after requests; 0 gives them the same priority. */
  readonly threadNiceness: number;
}

/** Reagents that cannot be ordered at the moment, and the message about them. */
export interface HeldItems {
  readonly itemCodes: readonly string[];
  readonly message: LocalizedText;
}

/** The term and the limits of unpaid orders. */
export interface UnpaidOrders {
  readonly terms: UnpaidTerms;
  /** What the unpaid orders of one customer may be together. */
  readonly limit: UnpaidLimit;
}

export interface PaymentSettings {
  /** Key that the gateway's notices are signed with. */
  readonly key: string;
}

/** Any other value is refused: a misspelt `production` must not start a development server. */
const STAGES = ["development", "test", "production"] as const;
const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const DEFAULTS = {
  port: 3000,
  host: "127.0.0.1",
  dataFolder: "var",
  callsPerMinute: 3000,
  unpaidHours: 72,
  unpaidTransferHours: 336,
  unpaidOrders: 20,
  unpaidLines: 200,
  unpaidYuan: 200_000,
} as const;
const DEVELOPMENT_KEY = "development-key-of-personal-data";
const DEVELOPMENT_PAYMENT_KEY = "development-key-of-payment-notices";
const SHORTEST_SALT = 16;
const SHORTEST_KEY = 32;
const LARGEST_PORT = 65_535;
const MOST_WORKERS = 64;
const MOST_USUAL_WORKERS = 4;
const SMALL_MEMORY = 1_000_000_000;
const LONGEST_STOP_DELAY_S = 300;
const PRODUCTION_STOP_DELAY_S = 5;
const LONGEST_STATEMENT_S = 3600;
const USUAL_STATEMENT_S = 30;
const LARGEST_NICENESS = 19;
const LARGEST_LIMIT = 1_000_000_000;
const LONGEST_UNPAID_HOURS = 8760;
const FEN = 100;
const MILLISECONDS = 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Sessions last seven days at most (decisions, token). */
const LONGEST_SESSION_H = SESSION_LIFE_MS / HOUR_MS;
const USUAL_IDLE_H = 72;

const whole = (largest: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/u, "must be a whole number"),
    v.transform(Number),
    v.maxValue(largest, `must be at most ${largest}`),
  );
/** Values that are separated by commas. */
const listed = v.pipe(
  v.string(),
  v.transform((values) =>
    values
      .split(",")
      .map((value) => value.trim())
      .filter(Boolean),
  ),
);
/** A fee, and the amount of goods from which there is none. */
const freightTerms = v.pipe(
  v.string(),
  v.regex(
    /^\d{1,6}(?:\.\d{1,2})?(?:,\d{1,8}(?:\.\d{1,2})?)?$/u,
    "must be a fee in yuan, or the fee and the amount from which there is none: 15,500",
  ),
  v.transform((value): FreightTerms[GoodsKind] => {
    const [fee = fen(0), freeFrom = null] = value.split(",").map((yuan) => parseYuan(yuan));
    return { fee, freeFrom };
  }),
);
/** Hours of a session. */
const hours = v.pipe(whole(LONGEST_SESSION_H), v.minValue(1, "must be at least 1"));
/** Hours that an order may wait to be paid. */
const unpaidHours = v.pipe(whole(LONGEST_UNPAID_HOURS), v.minValue(1, "must be at least 1"));
const yesOrNo = v.pipe(
  v.picklist(["0", "1"], "must be 0 or 1"),
  v.transform((value) => value === "1"),
);
const addressLike = (example: string) =>
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^/]/u, `must be an address such as ${example}`),
    v.url(`must be an address such as ${example}`),
  );
const styleAddress = addressLike("https://maps.example/style.json");
const chatAddress = addressLike("https://chat.example/");
const origin = v.pipe(v.string(), v.url("must be an origin such as https://api.shop.example"));
/** A port of the loopback interface, or a host and its port. */
const metricsPlace = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:[^\s:/?#@[\]]+|\[[0-9a-f:.]+\]):)?\d{1,5}$/iu,
    "must be a port or a host and a port: 127.0.0.1:9464",
  ),
  v.transform((value): MetricsPlace => {
    const colon = value.lastIndexOf(":");
    const host = colon < 0 ? DEFAULTS.host : value.slice(0, colon).replaceAll(/[[\]]/gu, "");
    return { host, port: Number(value.slice(colon + 1)) };
  }),
  v.check(({ port }) => port <= LARGEST_PORT, `must have a port of at most ${LARGEST_PORT}`),
);

const publicUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#@]+\/?$/u, "must be an address such as https://shop.example"),
  v.url("must be an address such as https://shop.example"),
  v.transform((url) => new URL(url).origin),
);
const sender = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    "must be an e-mail address, or a name and one: Shop <mail@shop.example>",
  ),
);

const Environment = v.object({
  NODE_ENV: v.optional(v.picklist(STAGES, `must be one of ${STAGES.join(", ")}`), "development"),
  PORT: v.optional(whole(LARGEST_PORT), String(DEFAULTS.port)),
  WORKERS: v.optional(v.pipe(whole(MOST_WORKERS), v.minValue(1, "must be at least 1"))),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty")), DEFAULTS.host),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty")), DEFAULTS.dataFolder),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//u, "must begin with postgres:// or postgresql://"),
    ),
  ),
  API_HEADER_SALT: v.optional(
    v.pipe(
      v.string(),
      v.minLength(SHORTEST_SALT, `must have at least ${SHORTEST_SALT} characters`),
    ),
  ),
  API_PARAMETER_SALT: v.optional(
    v.pipe(
      v.string(),
      v.minLength(SHORTEST_SALT, `must have at least ${SHORTEST_SALT} characters`),
    ),
  ),
  PERSONAL_DATA_KEY: v.optional(
    v.pipe(v.string(), v.minLength(SHORTEST_KEY, `must have at least ${SHORTEST_KEY} characters`)),
    DEVELOPMENT_KEY,
  ),
  FORMER_PERSONAL_DATA_KEYS: v.optional(listed, ""),
  PAYMENT_SIMULATOR: v.optional(yesOrNo),
  PAYMENT_KEY: v.optional(
    v.pipe(v.string(), v.minLength(SHORTEST_KEY, `must have at least ${SHORTEST_KEY} characters`)),
    DEVELOPMENT_PAYMENT_KEY,
  ),
  ...wechatPayEntries,
  ...alipayEntries,
  ...bucketEntries,
  API_HOST: v.optional(v.union([v.literal(""), origin]), ""),
  RATE_LIMIT: v.optional(whole(Number.MAX_SAFE_INTEGER), String(DEFAULTS.callsPerMinute)),
  TRUST_PROXY: v.optional(v.string(), "0"),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`)),
  DEMO: v.optional(yesOrNo),
  PUBLIC_URL: v.optional(publicUrl),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/]+/u, "must begin with smtp:// or smtps://")),
  ),
  MAIL_FROM: v.optional(sender),
  METRICS: v.optional(metricsPlace),
  SESSION_HOURS: v.optional(hours, String(LONGEST_SESSION_H)),
  SESSION_IDLE_HOURS: v.optional(hours, String(USUAL_IDLE_H)),
  STOP_DELAY: v.optional(whole(LONGEST_STOP_DELAY_S)),
  STATEMENT_TIMEOUT: v.optional(whole(LONGEST_STATEMENT_S), String(USUAL_STATEMENT_S)),
  THREAD_NICENESS: v.optional(whole(LARGEST_NICENESS), String(USUAL_NICENESS)),
  HELD_ITEMS: v.optional(listed, ""),
  HELD_ITEMS_MESSAGE: v.optional(v.string(), ""),
  HELD_ITEMS_MESSAGE_EN: v.optional(v.string()),
  REQUIRE_POISON_LICENCE: v.optional(yesOrNo, "0"),
  MAP_STYLE: v.optional(v.union([v.literal(""), styleAddress]), ""),
  CHAT_URL: v.optional(v.union([v.literal(""), chatAddress])),
  SHOP_DIR: v.optional(v.string()),
  ORCHARD: v.optional(yesOrNo, "1"),
  PAPER_AWARD: v.optional(yesOrNo),
  SAMPLE_CENTRE: v.optional(yesOrNo, "1"),
  SYNTHESIS: v.optional(yesOrNo, "1"),
  BUILDING_BLOCKS: v.optional(yesOrNo, "1"),
  PARTY: v.optional(yesOrNo, "1"),
  JOBS: v.optional(yesOrNo, "1"),
  PUBLIC_API: v.optional(yesOrNo, "1"),
  UNPAID_HOURS: v.optional(unpaidHours, String(DEFAULTS.unpaidHours)),
  UNPAID_TRANSFER_HOURS: v.optional(unpaidHours, String(DEFAULTS.unpaidTransferHours)),
  FREIGHT_REAGENTS: v.optional(freightTerms),
  FREIGHT_INSTRUMENTS: v.optional(freightTerms),
  UNPAID_ORDERS: v.optional(whole(LARGEST_LIMIT), String(DEFAULTS.unpaidOrders)),
  UNPAID_LINES: v.optional(whole(LARGEST_LIMIT), String(DEFAULTS.unpaidLines)),
  UNPAID_YUAN: v.optional(whole(LARGEST_LIMIT), String(DEFAULTS.unpaidYuan)),
});
type Environment = v.InferOutput<typeof Environment>;

/** What processes of the server share. */
interface Machine {
  readonly processors: number;
  /** In bytes. */
  readonly memory: number;
}

/** The machine, or the part of it that the process may use. */
export function machine(): Machine {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return { processors: availableParallelism(), memory };
}

/** On PostgreSQL: a process for each processor up to four; one where memory is under 1 GB. */
export function usualWorkers({ processors, memory }: Machine): number {
  return memory < SMALL_MEMORY ? 1 : Math.min(processors, MOST_USUAL_WORKERS);
}

/** A setting is missing or wrong. */
export class WrongSettings extends Error {
  constructor(problems: readonly string[]) {
    super(
      [
        "The server cannot start with these settings:",
        ...problems.map((problem) => `  ${problem}`),
      ].join("\n"),
    );
    this.name = "WrongSettings";
  }
}

/** Reads the settings from environment variables. Throws `WrongSettings`, which names each wrong variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = v.safeParse(Environment, environment);
  if (!read.success) {
    throw new WrongSettings(
      read.issues.map((issue) => `${v.getDotPath(issue) ?? "environment"} ${issue.message}`),
    );
  }
  const values = read.output;
  const isProduction = values.NODE_ENV === "production";
  const salts = {
    headers: values.API_HEADER_SALT ?? developmentSalts.headers,
    params: values.API_PARAMETER_SALT ?? developmentSalts.params,
  };
  refuse([
    ...problemsOfWorkers(values),
    ...problemsOfSimulator(values),
    ...(isProduction ? problemsInProduction(salts, values) : problemsInDevelopment(values)),
  ]);
  const own = ownShop(values);
  const wechatPay = accountIn(values, readWechatPay);
  const alipay = accountIn(values, readAlipay);
  const hasProvider = Boolean(wechatPay ?? alipay);
  const hasSimulator = values.PAYMENT_SIMULATOR ?? (!isProduction && !hasProvider);
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    workers: values.WORKERS ?? (values.DATABASE_URL ? usualWorkers(machine()) : 1),
    dataFolder: values.DATA_DIR,
    database: values.DATABASE_URL
      ? { kind: "postgres", url: values.DATABASE_URL }
      : { kind: "sqlite", folder: values.DATA_DIR },
    files: filePlace(values),
    salts,
    personalDataKey: values.PERSONAL_DATA_KEY,
    formerPersonalDataKeys: values.FORMER_PERSONAL_DATA_KEYS,
    callsPerMinute: values.RATE_LIMIT,
    trustedProxies: proxies(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
    hasDemo: hasDemo(values),
    apiHost: values.API_HOST,
    publicUrl: values.PUBLIC_URL ?? "",
    shop: own.shop,
    shopFiles: own.files,
    mail: mailSettings(values, own.shop),
    heldItems: heldItems(values),
    isPoisonLicenceRequired: values.REQUIRE_POISON_LICENCE,
    mapStyle: values.MAP_STYLE,
    chatUrl: values.CHAT_URL ?? own.shop.chatUrl,
    absentParts: absentParts(values),
    sessionTimes: {
      lifeMs: values.SESSION_HOURS * HOUR_MS,
      idleMs: values.SESSION_IDLE_HOURS * HOUR_MS,
    },
    unpaidOrders: unpaidOrders(values),
    freight: {
      reagent: values.FREIGHT_REAGENTS ?? USUAL_FREIGHT.reagent,
      instrument: values.FREIGHT_INSTRUMENTS ?? USUAL_FREIGHT.instrument,
    },
    payment: hasSimulator ? { key: values.PAYMENT_KEY } : undefined,
    wechatPay,
    alipay,
    metrics: values.METRICS,
    stopDelayMs: (values.STOP_DELAY ?? (isProduction ? PRODUCTION_STOP_DELAY_S : 0)) * MILLISECONDS,
    statementTimeoutMs: values.STATEMENT_TIMEOUT * MILLISECONDS,
    threadNiceness: values.THREAD_NICENESS,
  };
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new WrongSettings(problems);
  }
}

/** Several processes on the embedded database. */
function problemsOfWorkers({ WORKERS = 1, DATABASE_URL }: Environment): readonly string[] {
  return WORKERS > 1 && DATABASE_URL === undefined
    ? [
        "WORKERS must be 1 without DATABASE_URL: the embedded database serves one process. Remove WORKERS, or set DATABASE_URL to a PostgreSQL database",
      ]
    : [];
}

/** Values that are public, and the demo, whose passwords are. */
function problemsInProduction(salts: Salts, values: Environment): readonly string[] {
  const asBuilt = (name: string) =>
    `${name} must be set in production; the shop is built with the same value`;
  return [
    ...(values.DEMO === true
      ? ["DEMO must be 0 in production: the passwords of the demo are public"]
      : []),
    ...(salts.headers === developmentSalts.headers ? [asBuilt("API_HEADER_SALT")] : []),
    ...(salts.params === developmentSalts.params ? [asBuilt("API_PARAMETER_SALT")] : []),
    ...(values.PUBLIC_URL === undefined
      ? ["PUBLIC_URL must be set in production; links in mails lead there"]
      : []),
    ...(values.PERSONAL_DATA_KEY === DEVELOPMENT_KEY
      ? [
          "PERSONAL_DATA_KEY must be set in production; keep it safe, and change it only as docs/operations.md says",
        ]
      : []),
    ...(values.PAYMENT_SIMULATOR === true && values.PAYMENT_KEY === DEVELOPMENT_PAYMENT_KEY
      ? ["PAYMENT_KEY must be set in production where PAYMENT_SIMULATOR is 1"]
      : []),
  ];
}

/** Outside of production, mails and demo accounts are open to all who reach the server. */
function problemsInDevelopment({ HOST, PUBLIC_URL }: Environment): readonly string[] {
  const isPublic = PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname);
  const only = "unless NODE_ENV is production: mails and demo accounts are open to all visitors";
  return [
    ...(isLoopback(HOST) ? [] : [`HOST must be 127.0.0.1, ::1 or localhost ${only}`]),
    ...(isPublic ? [`PUBLIC_URL must lead to this machine ${only}`] : []),
  ];
}

/** The folder of an owner; without one the shop of the demo. */
function ownShop(values: Environment) {
  const { SHOP_DIR: folder } = values;
  if (folder === undefined || folder === "") return { shop: DEMO_SHOP, files: [] };
  const read = readShopFolder(folder, absentParts(values));
  if ("problems" in read)
    throw new WrongSettings(read.problems.map((problem) => `SHOP_DIR: ${problem}`));
  return read;
}

function filePlace(values: Environment): FilePlace {
  const read = readFilePlace(values, {
    dataFolder: values.DATA_DIR,
    isShared: values.DATABASE_URL !== undefined,
  });
  if ("problems" in read) throw new WrongSettings(read.problems);
  return read.place;
}

/** An account at a provider of payments, and its key files. */
function accountIn<Account>(
  values: Environment,
  readAccount: (values: Environment, place: ShopPlace) => ReadAccount<Account>,
): Account | undefined {
  const read = readAccount(values, {
    isProduction: values.NODE_ENV === "production",
    publicUrl: values.PUBLIC_URL ?? "",
  });
  if ("problems" in read) throw new WrongSettings(read.problems);
  return read.account;
}

/** Nobody pays a simulator beside a provider that takes money. */
function problemsOfSimulator(values: Environment): readonly string[] {
  if (values.PAYMENT_SIMULATOR !== true) return [];
  return [
    ...(hasWechatPay(values) ? ["PAYMENT_SIMULATOR must be 0 where WeChat Pay is set up"] : []),
    ...(hasAlipay(values) ? ["PAYMENT_SIMULATOR must be 0 where Alipay is set up"] : []),
  ];
}

function mailSettings(
  { SMTP_URL: url, MAIL_FROM: from, DATA_DIR }: Environment,
  { name, serviceEmail }: Shop,
): MailSettings {
  if (url === undefined) {
    const usual = `${name.en} <${serviceEmail}>`;
    return { kind: "folder", folder: join(DATA_DIR, "outbox"), from: from ?? usual };
  }
  if (from === undefined) {
    throw new WrongSettings(["MAIL_FROM must be set where SMTP_URL is"]);
  }
  return { kind: "smtp", url, from };
}

function heldItems(values: Environment): HeldItems {
  const { HELD_ITEMS: itemCodes, HELD_ITEMS_MESSAGE: zh } = values;
  if (itemCodes.length > 0 && zh === "") {
    throw new WrongSettings(["HELD_ITEMS_MESSAGE must be set where HELD_ITEMS is"]);
  }
  return { itemCodes, message: { zh, en: values.HELD_ITEMS_MESSAGE_EN ?? zh } };
}

const hasDemo = ({ DEMO, NODE_ENV }: Environment): boolean => DEMO ?? NODE_ENV !== "production";

/** The parts whose settings are 0. The award is one with prizes: outside the demo, the owner has to ask for it. */
function absentParts(values: Environment): readonly ShopPart[] {
  const parts: Readonly<Record<ShopPart, boolean>> = {
    orchard: values.ORCHARD,
    "paper-award": values.PAPER_AWARD ?? hasDemo(values),
    "sample-centre": values.SAMPLE_CENTRE,
    synthesis: values.SYNTHESIS,
    "building-blocks": values.BUILDING_BLOCKS,
    party: values.PARTY,
    jobs: values.JOBS,
    "public-api": values.PUBLIC_API,
  };
  return SHOP_PARTS.filter((part) => !parts[part]);
}

/** The settings of unpaid orders, where 0 means no limit. */
function unpaidOrders(values: Environment): UnpaidOrders {
  const { UNPAID_HOURS, UNPAID_TRANSFER_HOURS, UNPAID_ORDERS, UNPAID_LINES, UNPAID_YUAN } = values;
  return {
    terms: {
      usualMs: UNPAID_HOURS * HOUR_MS,
      transferMs: Math.max(UNPAID_HOURS, UNPAID_TRANSFER_HOURS) * HOUR_MS,
    },
    limit: {
      orders: UNPAID_ORDERS || null,
      lines: UNPAID_LINES || null,
      amount: UNPAID_YUAN === 0 ? null : fen(UNPAID_YUAN * FEN),
    },
  };
}

function proxies(value: string): Settings["trustedProxies"] {
  if (value === "0" || value === "") {
    return false;
  }
  const count = /^\d+$/u.test(value) ? Number(value) : undefined;
  return count === undefined ? value : (_address, hop) => hop < count;
}
