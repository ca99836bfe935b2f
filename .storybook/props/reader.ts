import { join } from "node:path";
import { builtinResolvers, ERROR_CODES, makeFsImporter, parse } from "react-docgen";
import type { InlineConfig, Plugin, PluginOption } from "vite";

/** Storybook's plugin that reads the props of components, for their controls and usage pages. */
const PROPS_READER = "storybook:react-docgen-plugin";
/** The files that have either. Reading all modules took a third of the build's processor time. */
const WITH_PROPS = /\/packages\/ui\/src\/(?:components|blocks|layouts)\/.+(?<!\.stories)\.tsx$/u;

const isPropsReader = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name === PROPS_READER;

/**
 * The file of an imported module. A package has none: its types are in other files than the code that would be read,
 * which took a tenth of the build's processor time and told nothing of any component.
 */
function fileOf(module: string, folder: string): string {
  if (module.startsWith(".")) return join(folder, module);
  throw Object.assign(new Error(`${module} is not read.`), { code: "MODULE_NOT_FOUND" });
}

/** The code, which adds what it says of its components to them. */
export function withProps(code: string, filename: string): string {
  try {
    const components = parse(code, {
      filename,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      importer: makeFsImporter(fileOf),
    });
    const added = components.map(
      (component) => `\n${component.displayName}.__docgenInfo = ${JSON.stringify(component)};`,
    );
    return code + added.join("");
  } catch (failure) {
    if ((failure as { code?: unknown }).code === ERROR_CODES.MISSING_DEFINITION) return code;
    throw failure;
  }
}

/** Reads the props of files with components only, and of what they import from files. Storybook has no option for either. */
export function readPropsOfComponents(config: InlineConfig): InlineConfig {
  const { plugins = [] } = config;
  if (!plugins.some(isPropsReader)) throw new Error(`There is no ${PROPS_READER}.`);
  const limited = plugins.map((plugin) =>
    isPropsReader(plugin)
      ? {
          ...plugin,
          transform: {
            filter: { id: WITH_PROPS },
            handler: (code: string, file: string) => ({ code: withProps(code, file), map: null }),
          },
        }
      : plugin,
  );
  return { ...config, plugins: limited };
}
