import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Failed {
  readonly error?: { readonly name: string; readonly message: string };
}

interface Entry extends Failed {
  readonly stories?: readonly (Failed & { readonly name: string })[];
  readonly docs?: Readonly<Record<string, Failed>>;
}

/** A manifest of the workbench's components, as Storybook writes it into the folder `manifests` of the build. */
export interface Manifest {
  readonly components: Readonly<Record<string, Entry>>;
}

/** An entry of the build's `index.json`. */
export interface Indexed {
  readonly tags?: readonly string[];
}

/** What is wrong with the manifest: components and blocks that it lacks, and what it could not read. */
export function problemsOf(
  { components }: Manifest,
  index: Readonly<Record<string, Indexed>>,
): string[] {
  const wanted = Object.entries(index).flatMap(([id, { tags }]) =>
    tags?.includes("manifest") && !tags.includes("unattached-mdx")
      ? [id.replace(/--.*$/u, "")]
      : [],
  );
  const missing = [...new Set(wanted)].filter((id) => !(id in components));
  const failed = Object.entries(components).flatMap(([id, entry]) =>
    [entry, ...(entry.stories ?? []), ...Object.values(entry.docs ?? {})].flatMap(({ error }) =>
      error ? [`${id}: ${error.name}: ${error.message}`] : [],
    ),
  );
  return [...missing.map((id) => `${id}: not in the manifest`), ...failed];
}

/** The same for the workbench that is built in the folder. */
export function manifestProblems(folder: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8")) as unknown;
  const { entries } = read("index.json") as { entries: Record<string, Indexed> };
  return problemsOf(read("manifests/components.json") as Manifest, entries);
}
