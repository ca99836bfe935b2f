import { run } from "./job.ts";
import { buildWhereChanged } from "./sources.ts";

const SOURCES = {
  stamp: "apps/shop/dist/.sources",
  patterns: ["apps/shop/**/*", "packages/*/src/**/*", "packages/*/package.json", "pnpm-lock.yaml"],
  except:
    /(^|\/)(dist|dist-server|node_modules)\/|\.(test|stories)\.tsx?$|\.mdx$|\/(mock|foundations)\//,
};

/** The options of the server build, which renders pages. */
const SERVER_BUILD = ["--ssr", "src/server.tsx"];

/** Builds the shop if its sources have changed since the last build. Returns false if the build fails. */
export function buildShop(prefix = ""): Promise<boolean> {
  return buildWhereChanged(SOURCES, async () => {
    console.log(`${prefix}Building the shop.`);
    const quietly = ["apps/shop", "--logLevel", "warn"];
    const build = (...options: string[]) =>
      run("vite", ["build", ...quietly, ...options], { prefix });
    const { code } = await build();
    const { code: serverCode } = code === 0 ? await build(...SERVER_BUILD) : { code };
    return serverCode === 0;
  });
}
