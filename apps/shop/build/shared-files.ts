import { groupBy } from "@reagent/domain/list";
import type { Rolldown } from "vite";
import { declaredScreens, file } from "./screen-modules.ts";

/** The modules that a file is for. What several of them need is in `start`, so that none waits for another. */
const NEEDED_BY = {
  client: [file("packages/api/src/client/client.ts")],
  frame: [
    file("apps/shop/src/draw.tsx"),
    file("packages/ui/src/screens/home/Home/Home.tsx"),
    file("packages/ui/src/screens/home/Home/first-calls.ts"),
  ],
  start: [file("apps/shop/src/main.ts")],
};

/** The folder of the project, which modules with styles name. */
const ROOT = file("");

/** How many files that only some screens share a page may load. With more, pages load hardly less code, and compress it worse. */
const MOST_SHARED = 20;

/**
 * Gathers what several screens need into few files. `start` runs first, `client` calls the server, `frame` renders what
 * all pages have and the home page. Other modules share a file if the same screens need them, and what one screen alone needs is in
 * one file with its first calls. While a page has too many
 * of these files, two of them are joined: the two for which all pages together load the fewest additional bytes for each page with too
 * many that then has one less. Later joins may make room for what an earlier one has joined: then it is taken apart again, as long as
 * that saves bytes.
 */
export const sharedFiles: Rolldown.CodeSplittingGroup = {
  debugName: "shared by screens",
  includeDependenciesRecursively: false,
  name: (id, context) => (nameOf ??= gather(context)).get(id) ?? null,
};
let nameOf: ReadonlyMap<string, string> | undefined;

function gather(context: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  /** The bundler copies its answer on each request, and a module is requested often. */
  const known = new Map<string, ModuleInfo>();
  const infoOf = (id: string): ModuleInfo => {
    const before = known.get(id);
    if (before) return before;
    const found = context.getModuleInfo(id);
    const info = {
      importedIds: found?.importedIds ?? [],
      dynamicallyImportedIds: found?.dynamicallyImportedIds ?? [],
      exports: found?.exports ?? [],
      size: found?.code?.replaceAll(ROOT, "").length ?? 0,
    };
    known.set(id, info);
    return info;
  };
  const withImports = (ids: readonly string[], seen = new Set<string>()) => {
    for (const id of ids) if (!seen.has(id)) withImports(infoOf(id).importedIds, seen.add(id));
    return seen;
  };

  const names = new Map<string, string>();
  for (const [name, modules] of Object.entries(NEEDED_BY))
    for (const id of withImports(modules)) names.set(id, names.has(id) ? "start" : name);

  /** One bit for each screen that needs a module. */
  const users = new Map<string, bigint>();
  const addUsers = (id: string, bits: bigint) => users.set(id, (users.get(id) ?? 0n) | bits);
  const screens = declaredScreens(infoOf).map(({ name, modules }, index) => ({
    name,
    modules,
    bit: 1n << BigInt(index),
  }));
  for (const { modules, bit } of screens)
    for (const id of withImports(modules)) if (!names.has(id)) addUsers(id, bit);
  for (const [id, bits] of users) {
    if (count(bits) > 1) continue;
    users.delete(id);
    names.set(id, screens.find(({ bit }) => bit === bits)?.name ?? "screen");
  }

  /** Two files as one, which all screens of both load, with everything that its modules import. */
  const join = (one: SharedFile, other: SharedFile) => {
    const bits = one.bits | other.bits;
    const ids = [...withImports([...one.ids, ...other.ids])].filter((id) => users.has(id));
    const bytes = ids.map((id) => {
      const loadedInVain = count(bits & ~(users.get(id) ?? 0n));
      return infoOf(id).size * loadedInVain;
    });
    return { bits, ids, cost: bytes.reduce((sum, each) => sum + each, 0) };
  };
  const filesNow = () => {
    const alike = groupBy(users.keys(), (id) => users.get(id) ?? 0n);
    return [...alike].map(([bits, ids]): SharedFile => ({ bits, ids }));
  };
  const filesOf = (files: readonly SharedFile[], bit: bigint) =>
    files.filter(({ bits }) => bits & bit);

  const needed = new Map(users);
  for (;;) {
    const files = filesNow();
    const pages = screens.map(({ bit }) => ({ bit, count: filesOf(files, bit).length }));
    const most = Math.max(...pages.map((page) => page.count));
    const bitsOf = (least: number) =>
      pages.reduce((bits, page) => (page.count >= least ? bits | page.bit : bits), 0n);
    const full = bitsOf(MOST_SHARED + 1);
    const fullest = bitsOf(most);
    const joins = files.flatMap((one, index) =>
      files.slice(0, index).flatMap((other) => {
        const both = one.bits & other.bits;
        if ((both & fullest) === 0n) return [];
        return { ...join(one, other), relieved: count(both & full) };
      }),
    );
    const [cheapest] = [...joins].sort(
      (one, other) => one.cost / one.relieved - other.cost / other.relieved,
    );
    if (most <= MOST_SHARED || !cheapest) break;
    for (const id of cheapest.ids) addUsers(id, cheapest.bits);
  }

  const importers = new Map<string, string[]>();
  for (const importer of users.keys())
    for (const id of infoOf(importer).importedIds)
      importers.set(id, [...(importers.get(id) ?? []), importer]);
  /** Lets only those screens load some modules that need them, or that load what imports them. */
  const loadWhereNeeded = (ids: readonly string[]) => {
    const own = new Set(ids);
    const outside = ids.flatMap((id) => importers.get(id) ?? []).filter((id) => !own.has(id));
    const bits = [
      ...ids.map((id) => needed.get(id) ?? 0n),
      ...outside.map((id) => users.get(id) ?? 0n),
    ].reduce((all, each) => all | each, 0n);
    for (const id of ids) users.set(id, bits);
  };
  /** Makes a part of a file a file of its own. Returns false if a page then has too many. */
  const takeOut = (part: readonly string[]): boolean => {
    loadWhereNeeded(part);
    const files = filesNow();
    if (screens.some(({ bit }) => filesOf(files, bit).length > MOST_SHARED)) return false;
    for (const { ids } of files) loadWhereNeeded(ids);
    return true;
  };
  /** What all pages together load of these files. */
  const loadedBytes = () =>
    [...users].reduce((sum, [id, bits]) => sum + infoOf(id).size * count(bits), 0);
  for (;;) {
    const before = new Map(users);
    const bytesBefore = loadedBytes();
    const parts = filesNow().flatMap(({ ids }) => [
      ...groupBy(ids, (id) => needed.get(id) ?? 0n).values(),
    ]);
    const tried = parts.map((part) => {
      const saved = takeOut(part) ? bytesBefore - loadedBytes() : 0;
      for (const [id, bits] of before) users.set(id, bits);
      return { part, saved };
    });
    const [best] = [...tried].sort((one, other) => other.saved - one.saved);
    if (!best || best.saved === 0) break;
    takeOut(best.part);
  }

  for (const [index, { ids }] of filesNow().entries())
    for (const id of ids) names.set(id, `shared-${index + 1}`);
  return names;
}

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly exports: readonly string[];
  /** In characters, without the folder of the project, so that a build is the same in each folder. */
  readonly size: number;
}

interface SharedFile {
  readonly bits: bigint;
  readonly ids: readonly string[];
}

const count = (bits: bigint) => bits.toString(2).replaceAll("0", "").length;
