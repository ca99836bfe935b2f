import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { linesOf, ROOT } from "./job.ts";

/** A path, a pattern of paths or a module of the workspace in quotes. */
const NAMED =
  /["'`](?<name>(?:\.{1,2}\/|@reagent\/|(?:apps|packages|demo|scripts|tests|\.storybook)\/)[^"'`\n$]+)["'`]/gu;
const CODE = /\.(?:tsx?|mdx|js)$/u;

/** Lists the handlers of all calls: a test that opens a server does not use each of them. */
const TABLE = "apps/server/src/areas/routes.ts";

/** The files of the workspace, with those that git does not know yet, by their path from the root. */
async function workspaceFiles(): Promise<string[]> {
  const command = ["-c", "core.quotePath=false", "ls-files", "-co", "--exclude-standard"];
  return (await linesOf("git", command)).filter((file) => existsSync(join(ROOT, file)));
}

/**
 * Which file of the workspace uses which: by an import, or by a path or a pattern that it names. Paths that a file puts
 * together are not seen.
 */
export class ImportGraph {
  readonly #files: ReadonlySet<string>;
  readonly #uses = new Map<string, ReadonlySet<string>>();
  readonly #listed = new Map<string, ReadonlySet<string>>();
  readonly #hashes = new Map<string, string>();

  private constructor(files: readonly string[]) {
    this.#files = new Set(files);
    for (const file of files.filter((each) => CODE.test(each))) this.#scan(file);
  }

  static async read(): Promise<ImportGraph> {
    const files = await workspaceFiles();
    return new ImportGraph(files);
  }

  #read(file: string): string {
    return readFileSync(join(ROOT, file), "utf8");
  }

  #scan(file: string): void {
    const uses = new Set<string>();
    const listed = new Set<string>();
    for (const { groups: { name = "" } = {} } of this.#read(file).matchAll(NAMED)) {
      if (name.includes("*")) for (const each of this.#matching(file, name)) listed.add(each);
      else {
        const used = this.#resolve(file, name);
        if (this.#files.has(used)) uses.add(used);
      }
    }
    this.#uses.set(file, uses);
    this.#listed.set(file, listed);
  }

  #resolve(file: string, name: string): string {
    if (name.startsWith(".")) return join(dirname(file), name.replace(/\?.*$/u, ""));
    const [, owner, path] = /^@reagent\/(\w+)\/(.+)$/u.exec(name) ?? [];
    const folders = owner === "demo" ? ["demo"] : [`packages/${owner}/src`, `apps/${owner}/src`];
    const modules = folders.flatMap((folder) =>
      ["", ".ts", ".tsx"].map((ending) => `${folder}/${path}${ending}`),
    );
    return modules.find((module) => this.#files.has(module)) ?? name;
  }

  #matching(file: string, pattern: string): string[] {
    const cwd = join(ROOT, pattern.startsWith(".") ? dirname(file) : ".");
    return globSync(pattern, { cwd })
      .map((path) => relative(ROOT, join(cwd, path)))
      .filter((path) => this.#files.has(path));
  }

  /** The files whose path matches. */
  matching(pattern: RegExp): string[] {
    return [...this.#files].filter((file) => pattern.test(file));
  }

  /** Everything that the files use, and themselves. */
  allUsedBy(files: readonly string[]): ReadonlySet<string> {
    const found = new Set(files);
    // A set that grows while it is read.
    for (const file of found)
      for (const uses of [this.#uses, this.#listed])
        for (const used of uses.get(file) ?? []) found.add(used);
    return found;
  }

  /** The code of the product that uses itself over others, and what uses that; loading on demand counts as well. */
  circular(): string[] {
    const left = new Map(
      [...this.#uses].filter(([file]) => /^(?:apps|packages|demo)\//u.test(file)),
    );
    const isEnd = (uses: ReadonlySet<string>) => ![...uses].some((file) => left.has(file));
    for (let size = 0; size !== left.size;) {
      size = left.size;
      for (const [file, uses] of left) if (isEnd(uses)) left.delete(file);
    }
    return [...left.keys()];
  }

  /**
   * How far each of the files is from the nearest changed one, in imports; a file is left out that uses none. What only lists files,
   * by a pattern or as the table of all calls, does not count as their user.
   */
  distances(files: readonly string[], changed: ReadonlySet<string>): Map<string, number> {
    const users = new Map<string, string[]>();
    for (const [file, uses] of this.#uses) {
      if (file === TABLE) continue;
      for (const used of uses) users.set(used, [...(users.get(used) ?? []), file]);
    }
    const found = new Map([...changed].map((file) => [file, 0]));
    for (const [file, distance] of found)
      for (const user of users.get(file) ?? []) if (!found.has(user)) found.set(user, distance + 1);
    return new Map(
      files.flatMap((file) => {
        const distance = found.get(file);
        return distance === undefined ? [] : [[file, distance] as const];
      }),
    );
  }

  /** A hash of the paths and the contents of the files. */
  hashOf(files: ReadonlySet<string>): string {
    const hash = createHash("sha256");
    for (const file of [...files].toSorted()) hash.update(`${file}\0${this.#contentHash(file)}\0`);
    return hash.digest("hex");
  }

  #contentHash(file: string): string {
    const known = this.#hashes.get(file);
    if (known !== undefined) return known;
    const found = createHash("sha256")
      .update(readFileSync(join(ROOT, file)))
      .digest("base64");
    this.#hashes.set(file, found);
    return found;
  }
}
