import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const ENTRY = file("apps/shop/src/main.ts");
const DRAW = file("apps/shop/src/draw.tsx");
const HOME = file("packages/ui/src/screens/home/Home/Home.tsx");
const SCREENS = file("packages/ui/src/screens.ts");

/** From this size, in bytes of source, what the same screens share is worth a file of its own. */
const OWN_FILE = 50_000;

/**
 * Gathers what several screens need into few files: `start` is what runs first, `frame` what draws every page, with what
 * the home page needs. Of the rest, what the same screens share is in a file of its own where it is large, else in a
 * file for each combination of the kinds of pages that need it.
 */
export const sharedFiles: Rolldown.CodeSplittingGroup = {
  debugName: "shared by screens",
  includeDependenciesRecursively: false,
  name: (id, context) => (nameOf ??= gather(context)).get(id) ?? null,
};
let nameOf: ReadonlyMap<string, string> | undefined;

/** Areas by the kind of their pages: forms to fill in, orders and money; all others are for finding and choosing goods. */
const KINDS: Readonly<Record<string, string>> = {
  account: "forms",
  address: "forms",
  checkout: "forms",
  order: "orders",
  balance: "orders",
  payment: "orders",
};
const kindOf = (screen: string) =>
  KINDS[/\/screens\/([\w-]+)\//.exec(screen)?.[1] ?? ""] ?? "goods";

function gather(context: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const infoOf = (id: string) => context.getModuleInfo(id);
  const withImports = (id: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(id)) {
      seen.add(id);
      for (const next of infoOf(id)?.importedIds ?? []) withImports(next, seen);
    }
    return seen;
  };

  const usersOf = new Map<string, Set<string>>();
  for (const declaration of infoOf(SCREENS)?.importedIds ?? []) {
    for (const screen of infoOf(declaration)?.dynamicallyImportedIds ?? []) {
      if (!screen.endsWith(".tsx")) continue;
      for (const id of withImports(screen))
        usersOf.set(id, (usersOf.get(id) ?? new Set()).add(screen));
    }
  }

  const sets = new Map<string, string[]>();
  const names = new Map<string, string>();
  for (const id of [...withImports(DRAW), ...withImports(HOME)]) names.set(id, "frame");
  for (const id of withImports(ENTRY)) names.set(id, "start");
  for (const [id, users] of usersOf) {
    if (users.size < 2 || names.has(id)) continue;
    const set = [...users].toSorted().join();
    sets.set(set, [...(sets.get(set) ?? []), id]);
  }
  let large = 0;
  for (const [set, ids] of sets) {
    const size = ids.reduce((sum, id) => sum + (infoOf(id)?.code?.length ?? 0), 0);
    const kinds = new Set(set.split(",").map(kindOf));
    large += 1;
    for (const id of ids)
      names.set(
        id,
        size < OWN_FILE ? ["shared", ...[...kinds].toSorted()].join("-") : `shared-${large}`,
      );
  }
  return names;
}
