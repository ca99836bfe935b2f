import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { nodeFast } from "@reagent/server/testing/process";
import type { OpenedShop } from "./opened-shop.ts";

const COMMAND = fileURLToPath(import.meta.resolve("@reagent/server/operator/command"));
const IMPORT = fileURLToPath(import.meta.resolve("@reagent/server/import/command"));

/** Runs a command's file on a shop that runs, and returns its output. Rejects where the command fails. */
async function run(file: string, { folder }: OpenedShop, args: readonly string[]): Promise<string> {
  const { DATABASE_URL: _elsewhere, NODE_ENV: _stage, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...nodeFast.args, file, ...args],
    {
      env: { ...nodeFast.env, ...environment, DATA_DIR: folder },
    },
  );
  return stdout;
}

/** Runs the operator's command on a shop that runs, and returns its output. Rejects where the command fails. */
export const operate = (shop: OpenedShop, ...args: readonly string[]): Promise<string> =>
  run(COMMAND, shop, args);

/** Imports a file of goods into a shop that runs. Rejects where the import fails. */
export const importGoods = (shop: OpenedShop, ...args: readonly string[]): Promise<string> =>
  run(IMPORT, shop, args);
