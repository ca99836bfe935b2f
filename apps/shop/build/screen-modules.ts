import { fileURLToPath } from "node:url";
import type { AnyScreen, Layout } from "@reagent/ui/screen";
import { screens } from "@reagent/ui/screens";
import { normalizePath } from "vite";

/** The path of a file of the project, as the bundler names modules. */
export const file = (path: string) =>
  normalizePath(fileURLToPath(new URL(`../../../${path}`, import.meta.url)));

const layout = (name: string) => file(`packages/ui/src/layouts/${name}/${name}.tsx`);

/** The layouts that load with a screen; the main one is part of every page. */
const LAYOUTS: Readonly<Record<Layout, readonly string[]>> = {
  main: [],
  account: [layout("AccountLayout")],
  orchard: [layout("OrchardLayout")],
  "orchard-account": [layout("OrchardLayout"), layout("OrchardAccountLayout")],
};

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly exports: readonly string[] | null;
}

/** The screens that one file declares, and the modules that their pages load at once. */
export interface DeclaredScreens {
  /** The name of the first of them. */
  readonly name: string;
  readonly screens: readonly AnyScreen[];
  /** Component, first calls and layouts. */
  readonly modules: readonly string[];
}

const all: Readonly<Record<string, AnyScreen>> = screens;

/** The declared screens, file by file. */
export function declaredScreens(
  infoOf: (id: string) => ModuleInfo | null,
): readonly DeclaredScreens[] {
  const pages = infoOf(file("packages/ui/src/pages.ts"))?.importedIds ?? [];
  return pages.flatMap((page): DeclaredScreens[] => {
    const info = infoOf(page);
    const declaration = infoOf(page.replace(/\.page\.ts$/u, ".screen.ts"));
    const names = declaration?.exports?.filter((name) => name in all) ?? [];
    const [name] = names;
    if (!info || name === undefined) return [];
    const declared = names.flatMap((each) => all[each] ?? []);
    const layouts = declared.flatMap((screen) => LAYOUTS[screen.layout ?? "main"]);
    const modules = [...new Set([...info.dynamicallyImportedIds, ...layouts])];
    return [{ name, screens: declared, modules }];
  });
}
