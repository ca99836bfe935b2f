import { existsSync, writeFileSync } from "node:fs";
import type { Booklet, Sheet } from "../ports/documents/sheet.ts";
import { CommandError, pathFromCaller } from "../settings/command-line.ts";

/** Where a document is written. Throws `CommandError` where there is a file already. */
export function newFile(file: string): string {
  const path = pathFromCaller(file);
  if (existsSync(path)) throw new CommandError(`${path} exists already; name another file.`);
  return path;
}

/** Writes a document as a PDF. */
export async function writePdf(path: string, document: Sheet | Booklet): Promise<void> {
  const { print } = await import("../ports/documents/paper.ts");
  writeFileSync(path, await print(document));
}
