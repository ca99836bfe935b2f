import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\/dist\/(development)\//;
const forwardRef = /= (?=React\d*\.forwardRef\()/g;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const prefetching = /shouldPrefetch && !isAbsolute \?[^;]+ : (?=link;)/;

/**
 * Leaves out what the shop does not use of react-router. Its package names its development files to every bundler, and
 * the display names that it gives to its components keep all of them in the bundle. Its links can prefetch pages of its own
 * framework, which this is not.
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && router.test(found.id)
        ? found.id.replace("/dist/development/", "/dist/production/")
        : null;
    },
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(displayName, "")
          .replaceAll(forwardRef, "= /* @__PURE__ */ ")
          .replace(prefetching, ""),
        map: null,
      }),
    },
  };
}
