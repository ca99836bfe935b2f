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
import type { Language } from "./language.ts";

/** The customer who is logged in. */
export interface Customer {
  readonly id: string;
  readonly group: string;
}

/** Who looks: decides the prices shown and the language. */
export interface Viewer {
  readonly customer: Customer | undefined;
  readonly language: Language;
}

/** One call, read and checked. */
export interface Call<Params> extends Viewer {
  readonly params: Params;
  /** The session's token as sent, "" for none. */
  readonly token: string;
  readonly deviceId: string;
  /** Where the call came from. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A call by somebody who is logged in. */
export interface CustomerCall<Params> extends Call<Params> {
  readonly customer: Customer;
}

/** What handlers work with. */
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

/** What may be used within a transaction, which can run more than once: it leaves nothing behind. */
export type TxServices = Pick<Services, "vault" | "heldItems"> & {
  readonly gateway: Pick<Gateway, "methods">;
};

/** A file that a download answers with. */
export interface Download {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** What answers one endpoint of the contract. */
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

/** Answers a call that anybody may make. */
export function answers<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: Call<Params>, services: Services) => Promise<Answer>,
): Route {
  expectAsker(endpoint, endpoint.auth !== "required");
  return { kind: "read", endpoint: endpoint as Endpoint, run: run as Route["run"] } as Route;
}

/** Answers a call that only a customer may make, without changing anything. */
export function answersCustomer<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: CustomerCall<Params>, services: Services) => Promise<Answer>,
): Route {
  expectAsker(endpoint, endpoint.auth === "required");
  return { kind: "read", endpoint: endpoint as Endpoint, run: run as Route["run"] } as Route;
}

/**
 * Does what a customer asks for, in one transaction that a `Refusal` undoes. May run more than once, so it must do nothing but ask
 * the database. Where the endpoint is repeatable, a repeat with the same request key is answered with the first result.
 */
export function changes<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: CustomerCall<Params>, tx: Tx, services: TxServices) => Promise<Answer>,
): Route {
  expectAsker(endpoint, endpoint.auth === "required");
  return { kind: "change", endpoint: endpoint as Endpoint, run: run as Route["run"] } as Route;
}

/**
 * The same, with something to do after the transaction that is no business of the database. What `run` gives is kept for the request
 * key and can be written as JSON; `finish` makes the answer of it, for a repeat too, and must bear being run again.
 */
export function changesAndThen<Params, Answer, Done>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: CustomerCall<Params>, tx: Tx, services: TxServices) => Promise<Done>,
  finish: (done: Done, call: CustomerCall<Params>, services: Services) => Promise<Answer>,
): Route {
  expectAsker(endpoint, endpoint.auth === "required");
  return { kind: "change", endpoint: endpoint as Endpoint, run, finish } as Route;
}

/** Answers a download; undefined where there is no such file. */
export function downloads<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  run: (call: Call<Params>, services: Services) => Promise<Download | undefined>,
): Route {
  return { kind: "download", endpoint: endpoint as Endpoint, run: run as Route["run"] } as Route;
}

function expectAsker(endpoint: Pick<Endpoint, "name" | "auth">, isRight: boolean): void {
  if (!isRight) {
    throw new Error(
      `The handler of ${endpoint.name} does not fit who may ask: the contract says ${endpoint.auth}.`,
    );
  }
}
