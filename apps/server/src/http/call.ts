import type { Readable } from "node:stream";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import type { ItemRows } from "../areas/product/item-rows.ts";
import type { Clock } from "../clock.ts";
import type { Database, Tx } from "../database/database.ts";
import type { Listings } from "../listing/listings.ts";
import type { PdfPrinter } from "../ports/documents/pdf-printer.ts";
import type { Files } from "../ports/files/files.ts";
import type { Gateway } from "../ports/payment/gateway.ts";
import type { Search } from "../search/search.ts";
import type { Vault } from "../sessions/vault.ts";
import type { HeldItems } from "../settings.ts";
import type { Customer, Viewer } from "./viewer.ts";

/** A decoded call. */
export interface Call<Params> extends Viewer {
  readonly params: Params;
  /** The session's token, "" for none. */
  readonly token: string;
  readonly deviceId: string;
  /** IP address of the caller. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A call by a logged-in customer. */
export interface CustomerCall<Params> extends Call<Params> {
  readonly customer: Customer;
}

/** The services that handlers use. */
export interface Services {
  readonly database: Database;
  readonly search: Search;
  readonly clock: Clock;
  readonly pdfPrinter: PdfPrinter;
  readonly files: Files;
  readonly vault: Vault;
  readonly items: ItemRows;
  readonly listings: Listings;
  readonly heldItems: HeldItems;
  readonly gateway: Gateway;
}

/** The services that a transaction may use: it can run more than once, so these have no side effects. */
export type TxServices = Pick<Services, "vault" | "heldItems"> & {
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
