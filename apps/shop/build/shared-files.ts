/** What one file more costs a page, in bytes of source: it is asked for by itself, and a browser asks for six at a time. */
export const COST_OF_A_FILE = 11_000;
/** A page, and the modules that it needs. */
export interface Screen {
  /** How much it counts for. */
  readonly weight: number;
  readonly ids: ReadonlySet<string>;
}

/** A file with what several screens need. */
export interface Shared {
  readonly ids: Set<string>;
  /** Bytes of source. */
  size: number;
  /** Whether guests load it too: what only customers need is nothing for them, however small. */
  readonly isForAnyone: boolean;
  /** Those that load it, whether they need all of it or not. */
  readonly users: Set<Screen>;
  /** The files that have to come along with it. */
  readonly needs: Set<Shared>;
}

function weightOf(screens: Set<Screen>, isMeant: (screen: Screen) => boolean): number {
  let sum = 0;
  for (const screen of screens) if (isMeant(screen)) sum += screen.weight;
  return sum;
}

/** What screens load more that from now on load a file, which they did not, and what it needs. */
function costOfLoading(file: Shared, users: Set<Screen>): number {
  const newcomers = (to: Shared) => weightOf(users, (screen) => !to.users.has(screen));
  let cost = newcomers(file) * file.size;
  for (const need of file.needs) {
    cost += newcomers(need) * (need.size + COST_OF_A_FILE);
  }
  return cost;
}

/** What all screens together load more when two files become one; below 0 where they gain by it. */
function costOfJoining(one: Shared, other: Shared): number {
  const gain = weightOf(one.users, (screen) => other.users.has(screen)) * COST_OF_A_FILE;
  if (gain === 0 || one.isForAnyone !== other.isForAnyone) return 0;
  return costOfLoading(one, other.users) + costOfLoading(other, one.users) - gain;
}

/** Puts one file into another. */
function join(into: Shared, from: Shared, files: ReadonlySet<Shared>): void {
  for (const id of from.ids) into.ids.add(id);
  for (const user of from.users) into.users.add(user);
  for (const need of from.needs) into.needs.add(need);
  into.size += from.size;
  for (const file of files) {
    if (file.needs.delete(from)) file.needs.add(into);
    if (file.needs.has(into)) for (const need of into.needs) file.needs.add(need);
    file.needs.delete(file);
  }
  for (const need of into.needs) for (const user of into.users) need.users.add(user);
}

/** What the same screens need stands in one file; then files become one as long as it gains. */
export function gatherShared(
  screens: readonly Screen[],
  /** Every module that comes along with one. */
  needsOf: (id: string) => ReadonlySet<string>,
  /** In bytes of source. */
  sizeOf: (id: string) => number,
  /** Whether a page that anyone may see needs a module, at once or at an intent. */
  isForAnyone: (id: string) => boolean,
): ReadonlySet<Shared> {
  const byUsers = new Map<string, Shared>();
  const fileOf = new Map<string, Shared>();
  for (const id of new Set(screens.flatMap(({ ids }) => [...ids]))) {
    const users = new Set(screens.filter(({ ids }) => ids.has(id)));
    if (users.size < 2) continue;
    const key = [isForAnyone(id), ...screens.map((screen) => users.has(screen))].join();
    const file = byUsers.get(key) ?? {
      ids: new Set(),
      size: 0,
      isForAnyone: isForAnyone(id),
      users,
      needs: new Set(),
    };
    file.ids.add(id);
    file.size += sizeOf(id);
    byUsers.set(key, file);
    fileOf.set(id, file);
  }
  const files = new Set(byUsers.values());
  for (const file of files) {
    for (const id of [...file.ids].flatMap((each) => [...needsOf(each)])) {
      const need = fileOf.get(id);
      if (need && need !== file) file.needs.add(need);
    }
  }
  for (;;) {
    let best: { into: Shared; from: Shared; cost: number } | undefined;
    const rest = new Set(files);
    for (const into of files) {
      rest.delete(into);
      for (const from of rest) {
        const cost = costOfJoining(into, from);
        if (cost < (best?.cost ?? 0)) best = { into, from, cost };
      }
    }
    if (!best) return files;
    files.delete(best.from);
    join(best.into, best.from, files);
  }
}
