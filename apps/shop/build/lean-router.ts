import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\/dist\/(development)\//;
const forwardRef = /= (?=React\d*\.forwardRef\()/g;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Leaves out what the shop does not use of react-router. Its package names its development files to every bundler, and
 * the display names that it gives to its components keep all of them in the bundle.
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
        code: code.replaceAll(displayName, "").replaceAll(forwardRef, "= /* @__PURE__ */ "),
        map: null,
      }),
    },
  };
}
