import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn } from "@reagent/api/contract/account";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import {
  developmentSalts,
  headerNames,
  signatureHeader,
  signatureOf,
  timestampParameter,
} from "@reagent/api/contract/signature";
import { SESSION_LIFE_MS } from "@reagent/domain/session";
import type { Registry } from "prom-client";
import * as v from "valibot";
import type { Clock } from "../basics/clock.ts";
import type { ServerBuild } from "../pages/guest-pages.ts";
import type { Pages } from "../pages/pages.ts";
import type { PdfPrinter } from "../ports/documents/pdf-printer.ts";
import { UPLOADS_FOLDER } from "../ports/files/files.ts";
import type { FilePlace } from "../ports/files/open.ts";
import { sendDueMails } from "../ports/mail/mail-sender.ts";
import type { Message } from "../ports/mail/mail.ts";
import { NOTICE_PATH, noticeSignatureHeader } from "../ports/payment/notice.ts";
import { type Deliver, deliverNotices } from "../ports/payment/simulator/notifier.ts";
import { buildServer, type ServerLimits } from "../server.ts";
import { openServices } from "../services/services.ts";
import { readSettings, type Settings } from "../settings/settings.ts";
import type { SearchLimits } from "../structures/search-worker.ts";
import { bodyOf } from "./body-of.ts";
import type { MakePlace } from "./databases.ts";
import { PASSWORD } from "./fixture.ts";
import { patient, PATIENT_MS } from "./patience.ts";

/** How a test call differs from a valid one by a guest. */
export interface CallOptions {
  readonly token?: string | undefined;
  readonly language?: "cn" | "en";
  readonly requestKey?: string;
  /** The network address of the caller; the machine itself by default. */
  readonly address?: string;
  /** The User-Agent that the caller's browser sends. */
  readonly userAgent?: string;
  /** The id that the caller's browser has stored. */
  readonly deviceId?: string;
  /** The caller's clock, in epoch milliseconds. */
  readonly at?: number;
  /** Changes the request after it was signed. */
  readonly tamper?: (request: {
    headers: Record<string, string>;
    params: Record<string, unknown>;
  }) => void;
}

/** The answer to a call. */
export interface Answered<Answer> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** The decoded answer; throws for a refused call. */
  readonly data: Answer;
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The key that signs payment notices. */
export const PAYMENT_KEY = "key-of-payment-notices-for-the-tests";

const DEVICE_ID = "0123456789abcdef";

/** The origin of links in mails. */
export const PUBLIC_URL = "https://shop.example";

/** The code in a mail; throws where there is none. */
export function codeIn({ text }: Message): string {
  const code = /[?&]code=([\w-]+)/u.exec(text)?.[1];
  if (code === undefined) {
    throw new Error(`This mail has no code: ${text}`);
  }
  return code;
}

/** A clock that a test sets; pauses end at once and are summed up. */
export class TestClock implements Clock {
  time: number;
  paused = 0;

  constructor(time: number) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  async pause(milliseconds: number): Promise<void> {
    this.paused += milliseconds;
  }
}

export type TestShop = Awaited<ReturnType<typeof openShop>>;

/** A shop on a fresh database that is filled with the fixture, called without a network. */
export async function openShop(
  makePlace: MakePlace,
  options: Partial<
    Pick<
      Settings,
      | "callsPerMinute"
      | "trustedProxies"
      | "heldItems"
      | "isPoisonLicenceRequired"
      | "mapStyle"
      | "absentParts"
      | "sessionTimes"
      | "unpaidOrders"
      | "freight"
    >
  > & {
    readonly pages?: Pages;
    readonly serverBuild?: ServerBuild;
    /** Prints documents; the shop's own by default. */
    readonly pdfPrinter?: PdfPrinter;
    /** Whether online payment is offered; true by default. */
    readonly hasGateway?: boolean;
    /** The account at WeChat Pay of a shop with that gateway; others have the simulated one. */
    readonly wechatPay?: Settings["wechatPay"];
    /** The account at Alipay. */
    readonly alipay?: Settings["alipay"];
    /** Where the shop's files are; in a folder of the test by default. */
    readonly filePlace?: FilePlace;
    /** Takes what the gateway reports of itself. */
    readonly warn?: (facts: object, message: string) => void;
    readonly registry?: Registry;
    readonly isStopping?: () => boolean;
    /** The public origin; where the server listens by default. */
    readonly origin?: () => string;
    /** Limits of the test; others are never reached. */
    readonly limits?: {
      readonly server?: ServerLimits;
      readonly structures?: Partial<SearchLimits>;
      /** For how long a transaction that collides with others is repeated, in milliseconds. */
      readonly transactMs?: number;
    };
  } = {},
) {
  const { place, remove } = await makePlace("filled");
  const { limits = {} } = options;
  const { transactMs = PATIENT_MS } = limits;
  const clock = new TestClock(Date.parse("2026-11-21T03:00:00Z"));
  const dataFolder = await mkdtemp(join(tmpdir(), "reagent-data-"));
  const filesFolder = join(dataFolder, UPLOADS_FOLDER);
  await mkdir(filesFolder);
  const shopUrl = () => PUBLIC_URL;
  const { wechatPay, alipay, warn } = options;
  const hasSimulator = (options.hasGateway ?? true) && !wechatPay && !alipay;
  const payment = hasSimulator ? { key: PAYMENT_KEY } : undefined;
  const services = await openServices(
    {
      ...readSettings({}),
      sessionTimes: { lifeMs: SESSION_LIFE_MS, idleMs: SESSION_LIFE_MS },
      ...options,
      wechatPay,
      alipay,
      database: place,
      files: options.filePlace ?? { kind: "folder", folder: filesFolder },
      personalDataKey: "key-of-personal-data-for-the-tests",
      payment,
    },
    {
      clock,
      publicUrl: shopUrl,
      warn,
      structureLimits: { ...patient.structures, ...limits.structures },
      pdfPrinter: options.pdfPrinter,
      transactMs,
    },
  );
  const { database, gateway, search, files, vault, structures } = services;
  const server = await buildServer(
    services,
    {
      salts: developmentSalts,
      callsPerMinute: options.callsPerMinute ?? 0,
      trustedProxies: options.trustedProxies ?? false,
      logLevel: "silent",
      apiHost: "",
      simulator: payment && { ...payment, shopUrl },
      providers: services.providers,
      registry: options.registry,
      isStopping: options.isStopping,
      origin: options.origin,
      limits: { ...patient.server, ...limits.server },
    },
    options.pages,
    options.serverBuild,
  );

  async function call<Params, Answer>(
    endpoint: Endpoint<Params, Answer>,
    params: Params,
    callOptions: CallOptions = {},
  ): Promise<Answered<Answer>> {
    return callWire(
      endpoint,
      endpoint.params.encode(params) as Record<string, unknown>,
      callOptions,
    );
  }

  /** The same with parameters in the form of the wire, valid or not. */
  async function callWire<Answer>(
    endpoint: Pick<Endpoint<never, Answer>, "method" | "path" | "answer">,
    params: Record<string, unknown>,
    callOptions: CallOptions = {},
  ): Promise<Answered<Answer>> {
    const { status, text } = await send(endpoint, params, callOptions);
    const { code, message, data } = JSON.parse(text) as Envelope;
    return {
      status,
      code,
      message,
      get data() {
        return v.parse(endpoint.answer.schema, data);
      },
    };
  }

  /** The same, with the answer as text. */
  async function callText(
    endpoint: Pick<Endpoint<never>, "method" | "path">,
    params: Record<string, unknown>,
    callOptions: CallOptions = {},
  ): Promise<{ status: number; code: number; text: string }> {
    const { status, text } = await send(endpoint, params, callOptions);
    return { status, code: text.startsWith("{") ? (JSON.parse(text) as Envelope).code : 200, text };
  }

  async function send(
    endpoint: Pick<Endpoint<never>, "method" | "path">,
    params: Record<string, unknown>,
    callOptions: CallOptions,
  ): Promise<{ status: number; text: string }> {
    const request = signed(params, { at: clock.time, ...callOptions });
    callOptions.tamper?.(request);
    const { body, type } = await bodyOf(request.params);
    const isRead = endpoint.method === "GET";
    const response = await server.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: {
        ...request.headers,
        ...(isRead ? {} : { "content-type": type }),
        ...(callOptions.userAgent ? { "user-agent": callOptions.userAgent } : {}),
      },
      ...(callOptions.address ? { remoteAddress: callOptions.address } : {}),
      ...(isRead ? { query: request.params as Record<string, string> } : { payload: body }),
    });
    return { status: response.statusCode, text: response.body };
  }

  /** Sends a payment notice. Returns the HTTP status. */
  const notify = async (notice: object, signature: string): Promise<number> => {
    const response = await server.inject({
      method: "POST",
      url: NOTICE_PATH,
      headers: { [noticeSignatureHeader]: signature },
      payload: notice,
    });
    return response.statusCode;
  };
  const deliver: Deliver = async (notice, signature) => (await notify(notice, signature)) === 200;

  const sent: Message[] = [];
  const quiet = { warn: () => {}, error: () => {} };
  const transport = { send: async (message: Message) => void sent.push(message), close: () => {} };

  return {
    /** Sends the queued mails. Returns those sent since the last time. */
    mails: async (): Promise<Message[]> => {
      await sendDueMails({ database, files, clock, transport, publicUrl: PUBLIC_URL, log: quiet });
      return sent.splice(0);
    },
    notify,
    /** Sends the due notices of the simulated gateway. */
    deliverNotices: () => deliverNotices({ database, clock, key: PAYMENT_KEY, deliver }),
    gateway,
    database,
    search,
    server,
    clock,
    files,
    filesFolder,
    vault,
    structures,
    call,
    callWire,
    callText,
    logIn: async (email: string): Promise<string> =>
      (await call(logIn, { email, password: PASSWORD })).data.token,
    close: async () => {
      await server.close();
      await services.close();
      await remove();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Headers and parameters of a valid call. */
export function signed(
  wire: Record<string, unknown>,
  { at, token, language = "cn", requestKey, deviceId = DEVICE_ID }: CallOptions & { at: number },
): { headers: Record<string, string>; params: Record<string, unknown> } {
  const timestamp = Math.floor(at / 1000);
  const params = { ...wire, [timestampParameter]: timestamp };
  const headers: Record<string, string> = {
    [headerNames.agent]: "web",
    [headerNames.deviceId]: deviceId,
    [headerNames.language]: language,
    [headerNames.timestamp]: String(timestamp),
    ...(token ? { [headerNames.token]: token } : {}),
    ...(requestKey ? { [headerNames.requestKey]: requestKey } : {}),
  };
  const signature = signatureOf({ headers, params, salts: developmentSalts, sha256 });
  return { headers: { ...headers, [signatureHeader]: signature }, params };
}
