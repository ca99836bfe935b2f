/** What the bundler knows of a module. */
export interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
export type Modules = { getModuleInfo(id: string): ModuleInfo | null };

const byStaticImports = ({ importedIds }: ModuleInfo) => importedIds;

/** Every module that comes along with one, itself included, by static imports or by those that `next` gives. */
export function comingWith(
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
