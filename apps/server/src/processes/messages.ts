import type { Serializable } from "node:child_process";
import type { MetricObject } from "prom-client";
import type { RunningShop } from "../running-shop.ts";

/** What can be said about a running shop; the main process prints it. */
export type ShopFacts = Omit<RunningShop, "stop">;

/** What has been counted under each name. */
export type Counted = readonly (readonly [name: string, hits: number])[];

/** What the main process of a server says to a worker process. */
export type ToWorker =
  /** The server listens at this address; what all processes have counted so far. */
  | { readonly kind: "open"; readonly address: string; readonly counted: Counted }
  /** Comes with a connection. */
  | {
      readonly kind: "connection";
      readonly id: number;
      /** A request of it that another process did not answer, in base64. */
      readonly request?: string | undefined;
    }
  | { readonly kind: "turn" }
  | { readonly kind: "counted"; readonly counted: Counted }
  | { readonly kind: "measure"; readonly id: number }
  /** The server will stop soon: it is not ready any more. */
  | { readonly kind: "stopping" }
  | { readonly kind: "stop" };

/** What a worker process says to the main process. */
export type ToMain =
  /** It can answer once it knows the address. */
  | { readonly kind: "ready" }
  | { readonly kind: "running"; readonly facts: ShopFacts }
  /** Its main thread goes on. It says so every second. */
  | { readonly kind: "alive" }
  | { readonly kind: "closed"; readonly id: number }
  | { readonly kind: "wantsTurn" }
  | { readonly kind: "endsTurn" }
  | { readonly kind: "counted"; readonly counted: Counted }
  | { readonly kind: "measured"; readonly id: number; readonly metrics: readonly MetricObject[] }
  /** It ends by itself and takes no more connections. */
  | { readonly kind: "leaving" };

/** The messages as Node declares them. */
export const serializable = (message: ToWorker | ToMain): Serializable => message as Serializable;
