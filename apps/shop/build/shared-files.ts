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

/** How many files that only some screens share a page may load: twelve with those of all pages, its own and its styles. */
const MOST_SHARED = 5;

/**
 * Gathers what several screens need into few files. `start` runs first, `client` calls the server, `frame` renders what
 * all pages have and the home page. Other modules share a file if the same screens need them, and what one screen alone needs is in
 * one file with its first calls. While a page has too many
 * of these files, two of them are joined: the two for which all pages together load the fewest additional bytes for each page with too
 * many that then has one less.
 */
export const sharedFiles: Rolldown.CodeSplittingGroup = {
  debugName: "shared by screens",
  includeDependenciesRecursively: false,
  name: (id, context) => (nameOf ??= gather(context)).get(id) ?? null,
};
let nameOf: ReadonlyMap<string, string> | undefined;

function gather(context: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  /** Each question to the bundler copies the answer, and a module is asked for often. */
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
  for (;;) {
    const alike = groupBy(users.keys(), (id) => users.get(id) ?? 0n);
    const files = [...alike].map(([bits, ids]): SharedFile => ({ bits, ids }));
    const pages = screens
      .map(({ bit }) => ({ bit, its: files.filter(({ bits }) => bits & bit) }))
      .sort((one, other) => other.its.length - one.its.length);
    const { its: fullest = [] } = pages[0] ?? {};
    const full = pages
      .filter(({ its }) => its.length > MOST_SHARED)
      .reduce((bits, { bit }) => bits | bit, 0n);
    const joins = fullest.flatMap((one, index) =>
      fullest.slice(0, index).map((other) => {
        const relieved = count(one.bits & other.bits & full);
        return { ...join(one, other), relieved };
      }),
    );
    const [cheapest] = [...joins].sort(
      (one, other) => one.cost / one.relieved - other.cost / other.relieved,
    );
    if (fullest.length <= MOST_SHARED || !cheapest) {
      for (const [index, { ids }] of files.entries())
        for (const id of ids) names.set(id, `shared-${index + 1}`);
      return names;
    }
    for (const id of cheapest.ids) addUsers(id, cheapest.bits);
  }
}

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly exports: readonly string[];
  /** In characters, without the folder of the project, so that a build is the same wherever it stands. */
  readonly size: number;
}

interface SharedFile {
  readonly bits: bigint;
  readonly ids: readonly string[];
}

const count = (bits: bigint) => bits.toString(2).replaceAll("0", "").length;
