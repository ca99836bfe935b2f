import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { OpenedShop } from "./opened-shop.ts";

const COMMAND = fileURLToPath(import.meta.resolve("@reagent/server/operator/command"));

/** Runs the operator's command on a shop that runs, and returns its output. Rejects where the command fails. */
export async function operate({ folder }: OpenedShop, ...args: readonly string[]): Promise<string> {
  const { DATABASE_URL: _elsewhere, NODE_ENV: _stage, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args], {
    env: { ...environment, DATA_DIR: folder },
  });
  return stdout;
}
