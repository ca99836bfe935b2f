import type { Rolldown } from "vite";

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

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

/** Every module that comes along with one, itself included, by static imports. */
function comingWith(id: string, modules: Modules, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
    comingWith(imported, modules, seen);
  return seen;
}

interface Screens {
  /** The entry of the shop, which asks, what draws, and the home page's screen: as the ends of their files' names. */
  readonly entry: string;
  readonly drawing: string;
  readonly home: string;
  readonly screens: readonly string[];
}

/**
 * Gathers what pages share into few files, since a browser opens six connections and a seventh file waits for a round
 * trip: `client` is what asks, `calls` what pages ask first and nearly all share, `frame` holds what draws and what the home page needs,
 * `forms` forms and what has one, and the rest stands in a file by the kinds of pages that share it.
 * What only one screen needs stays with it, and what is loaded at an intent stays apart.
 */
export function sharedChunks({
  entry,
  drawing,
  home,
  screens,
}: Screens): Rolldown.CodeSplittingGroup {
  let chunkOf: Map<string, string> | undefined;
  const ids = new Set<string>();

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
    for (const id of new Set(onScreens.flatMap(({ ids }) => [...ids]))) {
      const users = onScreens.filter(({ ids }) => ids.has(id));
      // What a row of a list opens late, the page of a product has at once.
      const isPacks = /\/screens\/product\/Pack\w+\//.test(posix(id));
      if (users.length < 2 && !isPacks) continue;
      const hasForm = [...comingWith(id, modules)].some((each) => formLibrary.test(posix(each)));
      const shared = KINDS.find((kind) => users.some((user) => user.kind === kind));
      gathered.set(id, hasForm ? "forms" : (shared ?? KINDS[0]).name);
    }
    for (const id of frame) if (!posix(id).includes("/screens/home/")) gathered.set(id, "frame");
    for (const id of calls.flatMap((id) => [...closure(id)])) {
      gathered.set(id, frame.has(id) ? "client" : "calls");
    }
    for (const id of [...closure(entry), ...closure(homeCalls)]) gathered.set(id, "client");
    return gathered;
  }

  return {
    debugName: "shared by pages",
    test: (id) => {
      ids.add(id);
      return true;
    },
    name: (id, modules) => {
      if (id.includes("rolldown/runtime")) return "client";
      return (chunkOf ??= gather(modules)).get(id) ?? null;
    },
    includeDependenciesRecursively: false,
  };
}
