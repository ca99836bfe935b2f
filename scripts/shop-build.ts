import { run } from "./job.ts";
import { buildWhereChanged } from "./sources.ts";

const SOURCES = {
  stamp: "apps/shop/dist/.sources",
  patterns: ["apps/shop/**/*", "packages/*/src/**/*", "packages/*/package.json", "pnpm-lock.yaml"],
  except: /\.(test|stories)\.tsx?$|\.mdx$|\/(mock|foundations)\//,
};

/** For browsers, for the server, which renders pages, and the structure editor's frame, each with its options. */
const BUILDS = [
  ["apps/shop"],
  ["apps/shop", "--ssr", "src/server.tsx"],
  ["apps/shop/structure-editor", "--config", "apps/shop/structure-editor/vite.config.ts"],
];

/** Builds the shop if its sources have changed since the last build. Returns false if the build fails. */
export function buildShop(prefix = ""): Promise<boolean> {
  return buildWhereChanged(SOURCES, async () => {
    console.log(`${prefix}Building the shop.`);
    const begin = performance.now();
    for (const options of BUILDS) {
      const { code } = await run("vite", ["build", ...options, "--logLevel", "warn"], { prefix });
      if (code !== 0) return false;
    }
    console.log(`${prefix}Built in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
    return true;
  });
}
