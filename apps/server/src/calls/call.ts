import type { Readable } from "node:stream";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import type { FreightTerms } from "@reagent/domain/freight";
import type { ShopPart } from "@reagent/domain/shop-part";
import type { Clock } from "../basics/clock.ts";
import type { Customer, Viewer } from "../basics/viewer.ts";
import type { InstrumentLists } from "../catalogue/instrument-lists.ts";
import type { ItemRows } from "../catalogue/item-rows.ts";
import type { ContentLists } from "../content/content-lists.ts";
import type { Database, Tx } from "../database/database.ts";
import type { Sequences } from "../database/sequences.ts";
import type { Listings } from "../listing/listings.ts";
import type { PdfPrinter } from "../ports/documents/pdf-printer.ts";
import type { Files, Spooled } from "../ports/files/files.ts";
import type { Gateway } from "../ports/payment/gateway.ts";
import type { Search } from "../search/search.ts";
import type { SessionTimes } from "../sessions/session.ts";
import type { Vault } from "../sessions/vault.ts";
import type { HeldItems, UnpaidOrders } from "../settings/settings.ts";
import type { StructureSearch } from "../structures/structure-search.ts";

/** A decoded call. */
export interface Call<Params> extends Viewer {
  readonly params: Params;
  /** The session's token, "" for none. */
  readonly token: string;
  /** The request key of a repeatable call; `changes` handles it. */
  readonly requestKey?: string | undefined;
  readonly deviceId: string;
  /** The caller's network, which limits count by. */
  readonly network: string;
  /** The caller's IP address, "" where it is unknown. */
  readonly address: string;
  readonly userAgent: string;
  /** Is aborted when the caller disconnects before the answer. */
  readonly signal: AbortSignal;
}

/** A call by a logged-in customer. */
export interface CustomerCall<Params> extends Call<Params> {
  readonly customer: Customer;
}

/** A customer's call with a file, whose parameter is empty. */
export interface FileCall<Params> extends CustomerCall<Params> {
  /** The file's text in base64. */
  readonly file: Spooled;
}

/** What a change needs of a customer's call. */
export type Acting<Params> = Pick<CustomerCall<Params>, "params" | "customer" | "language" | "now">;

/** The services that handlers use. */
export interface Services {
  readonly database: Database;
  readonly search: Search;
  readonly clock: Clock;
  readonly pdfPrinter: PdfPrinter;
  readonly files: Files;
  readonly vault: Vault;
  readonly items: ItemRows;
  readonly sequences: Sequences;
  readonly instrumentLists: InstrumentLists;
  readonly contentLists: ContentLists;
  readonly listings: Listings;
  readonly structures: StructureSearch;
  readonly heldItems: HeldItems;
  /** Whether highly toxic chemicals are sold only to customers whose filing has the licence for them. */
  readonly isPoisonLicenceRequired: boolean;
  /** Address of the style of the map of branches; "" for the shop's own outline. */
  readonly mapStyle: string;
  /** The parts that the shop does without. */
  readonly absentParts: readonly ShopPart[];
  readonly sessionTimes: SessionTimes;
  readonly unpaidOrders: UnpaidOrders;
  readonly freight: FreightTerms;
  readonly gateway: Gateway;
  /** The shop's public origin, known once it listens. */
  readonly publicUrl: () => string;
}

/** The services that a transaction may use: it can run more than once, so these have no effects but numbers that are left out. */
export type TxServices = Pick<
  Services,
  "vault" | "heldItems" | "isPoisonLicenceRequired" | "sequences" | "unpaidOrders" | "freight"
> & {
  readonly gateway: Pick<Gateway, "methods">;
};

/** A file that a download answers with. */
export interface Download {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer | Readable;
  /** Whether a browser saves the file instead of showing it. */
  readonly isAttachment?: boolean;
}

/** The handler of one endpoint of the contract. */
export type Route =
  | {
      readonly kind: "read";
      readonly endpoint: Endpoint;
      run(call: Call<unknown>, services: Services): Promise<unknown>;
    }
  | {
      readonly kind: "change";
      readonly endpoint: Endpoint;
      run(call: CustomerCall<unknown>, tx: Tx, services: TxServices): Promise<unknown>;
      finish?(done: unknown, call: CustomerCall<unknown>, services: Services): Promise<unknown>;
    }
  | {
      readonly kind: "download";
      readonly endpoint: Endpoint;
      run(call: Call<unknown>, services: Services): Promise<Download | undefined>;
    };

/** Handles a call that guests may make. */
export function answers<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: Call<Params>, services: Services) => Promise<Answer>,
): Route {
  expectAuth(endpoint, endpoint.auth !== "required");
  return { kind: "read", endpoint: endpoint as Endpoint, run: run as Route["run"] } as Route;
}

/** Handles a customer's call that changes nothing. */
export function answersCustomer<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: CustomerCall<Params>, services: Services) => Promise<Answer>,
): Route {
  expectAuth(endpoint, endpoint.auth === "required");
  return { kind: "read", endpoint: endpoint as Endpoint, run: run as Route["run"] } as Route;
}

/**
 * Handles a customer's call that changes data, in one transaction that a `Refusal` rolls back. It may run more than once, so it must
 * have no effects outside the database. Where the endpoint is repeatable, a repeat with the same request key gets the first result.
 */
export function changes<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: CustomerCall<Params>, tx: Tx, services: TxServices) => Promise<Answer>,
): Route {
  expectAuth(endpoint, endpoint.auth === "required");
  return { kind: "change", endpoint: endpoint as Endpoint, run: run as Route["run"] } as Route;
}

/**
 * The same, with a step after the transaction. The result of `run`, which is stored as JSON with the request key, goes to `finish`,
 * which makes the answer and runs again for a repeat.
 */
export function changesAndThen<Params, Answer, Done>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: CustomerCall<Params>, tx: Tx, services: TxServices) => Promise<Done>,
  finish: (done: Done, call: CustomerCall<Params>, services: Services) => Promise<Answer>,
): Route {
  expectAuth(endpoint, endpoint.auth === "required");
  return { kind: "change", endpoint: endpoint as Endpoint, run, finish } as Route;
}

/** Handles a customer's call with a file, which was stored on the disk while it arrived. */
export function receivesFile<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: FileCall<Params>, services: Services) => Promise<Answer>,
): Route {
  if (endpoint.fileParameter === undefined) {
    throw new Error(`The contract of ${endpoint.name} names no parameter that is a file.`);
  }
  return answersCustomer(endpoint, run as (call: CustomerCall<Params>, of: Services) => never);
}

/** Handles a download; undefined where there is no such file. */
export function downloads<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: Call<Params>, services: Services) => Promise<Download | undefined>,
): Route {
  return { kind: "download", endpoint: endpoint as Endpoint, run: run as Route["run"] } as Route;
}

function expectAuth(endpoint: Pick<Endpoint, "name" | "auth">, isAllowed: boolean): void {
  if (!isAllowed) {
    throw new Error(
      `The handler of ${endpoint.name} does not match the contract, whose auth is "${endpoint.auth}".`,
    );
  }
}
