import type { Command } from "@commander-js/extra-typings";
import type { Services } from "../calls/call.ts";

/** What the operator's commands work with. */
export interface OperatorShop extends Pick<Services, "database" | "vault"> {
  readonly files: Pick<Services["files"], "pathOf">;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Opens the shop, prints the lines that a piece of work returns, and closes the shop. */
export type InShop = (work: (shop: OperatorShop) => Promise<readonly string[]>) => Promise<void>;

/** Adds a command to the operator's. */
export type AddCommand = (operator: Command, inShop: InShop) => void;
