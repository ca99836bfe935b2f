import { existsSync } from "node:fs";
import { CommandError, pathFromCaller } from "../../settings/command-line.ts";

/** The path of a table that an option names. Throws `CommandError` where there is no such file, and unless either it or an order is named. */
export function tablePath(code: string | undefined, file: string): string {
  if (code !== undefined) throw new CommandError("Name either an order, or --file.");
  const path = pathFromCaller(file);
  if (!existsSync(path)) throw new CommandError(`There is no such file: ${path}`);
  return path;
}

/** The order that is named. Throws `CommandError` where there is none, and for options of tables. */
export function namedOrder(code: string | undefined, { check }: { check?: boolean }): string {
  if (code === undefined) throw new CommandError("Name an order, or --file.");
  if (check) throw new CommandError("--check is for --file only.");
  return code;
}
