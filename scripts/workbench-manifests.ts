import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Failed {
  readonly error?: { readonly name: string; readonly message: string };
}

interface Entry extends Failed {
  readonly docs?: Readonly<Record<string, Failed>>;
}

/** A manifest of the workbench's components, as Storybook writes it into the folder `manifests` of the build. */
export interface Manifest {
  readonly components: Readonly<Record<string, Entry>>;
}

/** An entry of the build's `index.json`. */
export interface Indexed {
  readonly type: "story" | "docs";
  readonly tags?: readonly string[];
}

/**
 * What is wrong with the manifest: components and blocks that it lacks, and what it could not read of them. A story that a function makes
 * cannot be quoted, and is there without its code.
 */
export function problemsOf(
  { components }: Manifest,
  index: Readonly<Record<string, Indexed>>,
): string[] {
  const wanted = new Set(
    Object.entries(index).flatMap(([id, { type, tags }]) =>
      type === "story" && tags?.includes("manifest") ? [id.replace(/--.*$/u, "")] : [],
    ),
  );
  return [...wanted].flatMap((id) => {
    const entry = components[id];
    if (!entry) return [`${id}: not in the manifest`];
    return [entry, ...Object.values(entry.docs ?? {})].flatMap(({ error }) =>
      error ? [`${id}: ${error.name}: ${error.message}`] : [],
    );
  });
}

/** The same for the workbench that is built in the folder. */
export function manifestProblems(folder: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8")) as unknown;
  const { entries } = read("index.json") as { entries: Record<string, Indexed> };
  return problemsOf(read("manifests/components.json") as Manifest, entries);
}
