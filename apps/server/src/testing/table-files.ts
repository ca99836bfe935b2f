import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for the tables that a test hands to commands. */
export function openTableFolder() {
  const folder = mkdtempSync(join(tmpdir(), "reagent-tables-"));
  const path = (name: string) => join(folder, name);
  return {
    path,
    /** Writes a file, and returns its path. */
    write: (name: string, content: string | Buffer): string => {
      writeFileSync(path(name), content);
      return path(name);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
