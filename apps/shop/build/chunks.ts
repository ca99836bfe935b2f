import type { Rolldown } from "vite";

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const posix = (id: string) => id.replaceAll("\\", "/");

const formLibrary = /\/node_modules\/(?:react-hook-form|@hookform)\//;

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
 * Gathers what pages share into four files, since a browser opens six connections and a seventh file waits for a round
 * trip: `client` is what asks, `frame` holds what draws and what the home page needs, `forms` forms and what has one,
 * `pages` the rest.
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
    const frame = new Set([...closure(drawing), ...closure(home)]);
    // A screen at several addresses is one.
    const onScreens = [...new Set(screens)].map(closure);
    const gathered = new Map<string, string>();
    for (const id of new Set(onScreens.flatMap((ids) => [...ids]))) {
      const users = onScreens.filter((ids) => ids.has(id)).length;
      if (users < 2) continue;
      const hasForm = [...comingWith(id, modules)].some((each) => formLibrary.test(posix(each)));
      gathered.set(id, hasForm ? "forms" : "pages");
    }
    for (const id of frame) if (!posix(id).includes("/screens/home/")) gathered.set(id, "frame");
    for (const id of closure(entry)) gathered.set(id, "client");
    return gathered;
  }

  return {
    debugName: "shared by pages",
    test: (id) => {
      ids.add(id);
      return true;
    },
    name: (id, modules) => {
      if (id.includes("rolldown/runtime")) return "frame";
      return (chunkOf ??= gather(modules)).get(id) ?? null;
    },
    includeDependenciesRecursively: false,
  };
}
