import type { Command } from "@commander-js/extra-typings";
import type { Services } from "../calls/call.ts";
import type { Output } from "./list.ts";

/** What the operator's commands work with. */
export interface OperatorShop extends Pick<Services, "database" | "vault"> {
  /** The shop's public origin. */
  readonly publicUrl: string;
  readonly files: Pick<Services["files"], "pathOf" | "store" | "remove">;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Opens the shop, prints what a piece of work returns, and closes the shop. */
type InShopOf<Result> = (work: (shop: OperatorShop) => Promise<Result>) => Promise<void>;

/** The same for lines of text. */
export type InShop = InShopOf<readonly string[]>;

/** Adds a command to the operator's. */
export type AddCommand = (operator: Command, inShop: InShopOf<Output>) => void;
