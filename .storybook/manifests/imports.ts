import { readFileSync } from "node:fs";
import { join, posix } from "node:path";

interface Component {
  /** Its story file, from the root. */
  readonly path: string;
  /** What its stories use; Storybook takes it for an export of the package itself. */
  readonly import?: string | undefined;
}

/** What Storybook writes into the folder `manifests`. */
interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Component>> };
}

const STATEMENT = /import \{(?<names>[^}]*)\} from (?<quote>["'])(?<from>[^"']+)\k<quote>;?/gu;
const PACKAGE = "@reagent/ui";

/** The names of an import statement as they are exported, without types. */
const namesIn = (list: string): readonly string[] =>
  list
    .split(",")
    .map((name) => name.trim().split(" as ")[0] ?? "")
    .filter((name) => name !== "" && !name.startsWith("type "));

/**
 * The import statements of a component, with the paths that the package exports: those of components. Its blocks are
 * the shop's own. `source` is that of the story file.
 */
export function exportedImports(
  { path, import: statements = "" }: Component,
  source: string,
): string {
  const modules = new Map(
    [...source.matchAll(STATEMENT)].flatMap(({ groups: { names = "", from = "" } = {} }) => {
      const file = posix.join(posix.dirname(path), from);
      const component = /\/ui\/src\/(?<module>components\/.+)\.tsx$/u.exec(file)?.groups?.[
        "module"
      ];
      return namesIn(names).map((name) => [name, component] as const);
    }),
  );
  return statements.replaceAll(STATEMENT, (statement: string, ...found: readonly unknown[]) => {
    const { names, from } = found.at(-1) as { names: string; from: string };
    if (from !== PACKAGE) return statement;
    const byModule = Map.groupBy(namesIn(names), (name) => modules.get(name));
    return [...byModule]
      .filter(([module]) => module !== undefined)
      .map(([module, each]) => `import { ${each.join(", ")} } from "${PACKAGE}/${module}";`)
      .join("\n");
  });
}

/** The manifests, whose components are imported from where the package exports them. */
export function withExportedImports<Written extends Manifests>(
  root: string,
  manifests: Written,
): Written {
  const { components: list } = manifests;
  if (!list) return manifests;
  const components = Object.fromEntries(
    Object.entries(list.components).map(([id, component]) => {
      const source = readFileSync(join(root, component.path), "utf8");
      return [id, { ...component, import: exportedImports(component, source).trim() }];
    }),
  );
  return { ...manifests, components: { ...list, components } };
}
