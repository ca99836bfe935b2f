import type { Rolldown } from "vite";

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
type Modules = { getModuleInfo(id: string): ModuleInfo | null };

const posix = (id: string) => id.replaceAll("\\", "/");

const formLibrary = /\/node_modules\/(?:react-hook-form|@hookform)\//;

/** The kinds of pages: what several kinds share stands in the file of the first of them, which the later ones load too. */
const KINDS = [
  { name: "calls", screens: /\/screens\/content\/|\/(?:Catalogue|ProductLines)\.tsx$/ },
  { name: "lists", screens: /\/screens\/(?:instrument|product-line)\/|\/Category\.tsx$/ },
  { name: "goods", screens: /\/screens\/(?:cart|favourite|listing|product|search)\// },
  { name: "account", screens: /\/(?!University|ExplosivePrecursors)\w+\.tsx$/ },
  { name: "documents", screens: /\/screens\/account\// },
] as const;

type Kind = (typeof KINDS)[number];

const kindOf = (screen: string): Kind =>
  KINDS.find(({ screens }) => screens.test(screen)) ?? KINDS[0];

const byStaticImports = ({ importedIds }: ModuleInfo) => importedIds;

/** Every module that comes along with one, itself included, by static imports or by those that `next` gives. */
function comingWith(
  id: string,
  modules: Modules,
  next: (info: ModuleInfo, id: string) => readonly string[] = byStaticImports,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  for (const imported of info ? next(info, id) : []) comingWith(imported, modules, next, seen);
  return seen;
}

/** Each as the end of a file's name. */
interface Screens {
  /** The entry of the shop, which asks, what draws, and the route table. */
  readonly entry: string;
  readonly drawing: string;
  readonly routes: string;
  readonly home: string;
  readonly screens: readonly string[];
  /** Those that anyone may see. */
  readonly publicScreens: readonly string[];
}

/**
 * Gathers what pages share into few files, since a browser opens six connections and a seventh file waits for a round
 * trip: `client` is what asks, `calls` what pages ask first and nearly all share, `frame` holds what draws and what the home page needs,
 * `forms` forms and what has one, and the rest stands in a file by the kinds of pages that share it.
 * What customers' pages alone share stands in a file of its own beside each, and what only one screen needs stays with
 * it; what is loaded at an intent stays apart. Styles stand in two sheets:
 * `shop` for what anyone's pages need, at an intent too, and `customers` for what only customers' pages do.
 */
export function sharedChunks({
  entry,
  drawing,
  routes,
  home,
  screens,
  publicScreens,
}: Screens): Rolldown.CodeSplittingGroup {
  let chunkOf: Map<string, string> | undefined;
  const ids = new Set<string>();

  const atAnIntentToo = ({ importedIds, dynamicallyImportedIds }: ModuleInfo, id: string) =>
    posix(id).endsWith(routes) ? importedIds : [...importedIds, ...dynamicallyImportedIds];

  function gather(modules: Modules): Map<string, string> {
    const known = (end: string) => [...ids].find((id) => posix(id).endsWith(end));
    const closure = (end: string) => {
      const id = known(end);
      return id === undefined ? new Set<string>() : comingWith(id, modules);
    };
    const calls = [...ids].filter((id) => posix(id).endsWith("/first-calls.ts"));
    const homeCalls = `${home.slice(0, home.lastIndexOf("/"))}/first-calls.ts`;
    const frame = new Set([...closure(drawing), ...closure(home)]);
    // A screen at several addresses is one.
    const onScreens = [...new Set(screens)].map((screen) => ({
      kind: kindOf(screen),
      ids: closure(screen),
    }));
    const gathered = new Map<string, string>();
    const forAnyone = new Set<string>();
    for (const end of [drawing, ...publicScreens]) {
      const root = known(end);
      if (root) comingWith(root, modules, atAnIntentToo, forAnyone);
    }
    for (const id of new Set(onScreens.flatMap(({ ids }) => [...ids]))) {
      const users = onScreens.filter(({ ids }) => ids.has(id));
      // What a row of a list opens late, the page of a product has at once.
      const isPacks = /\/screens\/product\/Pack\w+\//.test(posix(id));
      if (users.length < 2 && !isPacks) continue;
      const hasForm = [...comingWith(id, modules)].some((each) => formLibrary.test(posix(each)));
      const shared = KINDS.find((kind) => users.some((user) => user.kind === kind));
      const name = hasForm ? "forms" : (shared ?? KINDS[0]).name;
      gathered.set(id, forAnyone.has(id) ? name : `${name}-own`);
    }
    for (const id of frame) if (!posix(id).includes("/screens/home/")) gathered.set(id, "frame");
    for (const id of calls.flatMap((id) => [...closure(id)])) {
      gathered.set(id, frame.has(id) ? "client" : "calls");
    }
    for (const id of [...closure(entry), ...closure(homeCalls)]) gathered.set(id, "client");
    for (const id of ids) {
      if (id.endsWith(".css")) gathered.set(id, forAnyone.has(id) ? "shop" : "customers");
    }
    return gathered;
  }

  return {
    debugName: "shared by pages",
    test: (id) => {
      ids.add(id);
      return true;
    },
    name: (id, modules) => (chunkOf ??= gather(modules)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}
