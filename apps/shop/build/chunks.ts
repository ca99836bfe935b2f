import { normalizePath, type Rolldown } from "vite";
import { comingWith, type ModuleInfo, type Modules } from "./modules.ts";
import { gatherShared } from "./shared-files.ts";

/** It stands in a file of its own: it is evaluated before the rest, and stays the same from one version of the shop to the next. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** How much a page counts for. The comparison needs a part of many others, and would else load the rest of theirs. */
const WEIGHTS = { home: 16, comparison: 12, anyone: 4, customers: 1 };

/** Each as the end of a file's name. */
interface Screens {
  /** The entry of the shop, which asks, what draws, and the route table. */
  readonly entry: string;
  readonly drawing: string;
  readonly routes: string;
  readonly home: string;
  readonly comparison: string;
  readonly screens: readonly string[];
  /** Those that anyone may see. */
  readonly publicScreens: readonly string[];
  /** What some screens have at once and others open late. */
  readonly openedLate: readonly string[];
}

/**
 * Gathers what pages share into few files: `start` is what begins and asks for the home page's facts, `react` is React, `frame`
 * what draws, with what the home page needs; the rest stands with what is needed together.
 * What only one screen needs stays with it; what is loaded at an intent stays apart. Styles stand in two sheets: `shop` for what
 * anyone's pages need, at an intent too, and `customers` for what only customers' pages do.
 */
export function sharedChunks({
  entry,
  drawing,
  routes,
  home,
  comparison,
  screens,
  publicScreens,
  openedLate,
}: Screens): Rolldown.CodeSplittingGroup {
  let chunkOf: Map<string, string> | undefined;
  const ids = new Set<string>();

  const atAnIntentToo = ({ importedIds, dynamicallyImportedIds }: ModuleInfo, id: string) =>
    normalizePath(id).endsWith(routes) ? importedIds : [...importedIds, ...dynamicallyImportedIds];

  function gather(modules: Modules): Map<string, string> {
    const known = (end: string) => [...ids].find((id) => normalizePath(id).endsWith(end));
    const closure = (end: string) => {
      const id = known(end);
      return id === undefined ? new Set<string>() : comingWith(id, modules);
    };
    const calls = [...ids].filter((id) => normalizePath(id).endsWith("/first-calls.ts"));
    const homeCalls = `${home.slice(0, home.lastIndexOf("/"))}/first-calls.ts`;
    const frame = new Set([...closure(drawing), ...closure(home)]);
    const gathered = new Map<string, string>();
    for (const id of frame) {
      if (!normalizePath(id).includes("/screens/home/")) gathered.set(id, "frame");
    }
    for (const id of calls.flatMap((id) => [...closure(id)])) {
      if (frame.has(id)) gathered.set(id, "start");
    }
    for (const id of [...closure(entry), ...closure(homeCalls)]) gathered.set(id, "start");
    for (const id of ids) if (REACT.test(normalizePath(id))) gathered.set(id, "react");

    const forAnyone = new Set<string>();
    for (const end of [drawing, ...publicScreens]) {
      const root = known(end);
      if (root) comingWith(root, modules, atAnIntentToo, forAnyone);
    }
    for (const id of ids) {
      if (id.endsWith(".css")) gathered.set(id, forAnyone.has(id) ? "shop" : "customers");
    }

    const kindOf = (screen: string) => {
      if (screen === home) return "home";
      if (screen === comparison) return "comparison";
      return publicScreens.includes(screen) ? "anyone" : "customers";
    };
    // A screen at several addresses is one.
    const all = [...new Set([...screens, ...openedLate])].map((screen) => ({
      weight: WEIGHTS[kindOf(screen)],
      ids: new Set([...closure(screen)].filter((id) => !gathered.has(id))),
    }));
    const needsOf = (id: string) => comingWith(id, modules);
    const sizeOf = (id: string) => modules.getModuleInfo(id)?.code?.length ?? 0;
    const files = gatherShared(all, needsOf, sizeOf, (id) => forAnyone.has(id));
    for (const [index, file] of [...files].entries()) {
      for (const id of file.ids) gathered.set(id, `shared-${index}`);
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
