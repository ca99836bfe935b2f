import { dirname, posix } from "node:path";

/** Of several lines, too. Types are not calls. */
const FROM_CONTRACT = /import \{(?<names>[^}]*)\} from "@reagent\/api\/contract\//gu;
const RELATIVE = /"(?<path>\.{1,2}\/[^"]+\.tsx?)"/gu;

const namedIn = (source: string, pattern: RegExp, group: string) =>
  [...source.matchAll(pattern)].map(({ groups }) => groups?.[group] ?? "");

/**
 * What the sources of each screen import of the contract, calls among it, by the screen's folder. Those are the files of this
 * folder, and what they use of the parts that the screens of the area share; blocks, which all areas share, are not.
 */
export function screenCalls(
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> {
  const folders = Object.keys(files)
    .filter((file) => file.endsWith(".screen.ts"))
    .map((file) => dirname(file));
  return Object.fromEntries(
    folders.map((folder) => {
      const used = new Set(Object.keys(files).filter((file) => dirname(file) === folder));
      const parts = posix.join(folder, "../parts/");
      // A set that grows while it is read.
      for (const file of used)
        for (const path of namedIn(files[file] ?? "", RELATIVE, "path")) {
          const other = posix.join(dirname(file), path);
          if (other.startsWith(parts) && other in files) used.add(other);
        }
      const names = [...used]
        .flatMap((file) => namedIn(files[file] ?? "", FROM_CONTRACT, "names"))
        .flatMap((list) => list.split(","))
        .map((name) => name.trim().replace(/ as .*$/u, ""))
        .filter((name) => name !== "" && !name.startsWith("type "));
      return [folder, [...new Set(names)].toSorted()];
    }),
  );
}
