import { run } from "./job.ts";
import { buildWhereChanged } from "./sources.ts";

const SOURCES = {
  stamp: "apps/shop/dist/.sources",
  patterns: ["apps/shop/**/*", "packages/*/src/**/*", "packages/*/package.json", "pnpm-lock.yaml"],
  except:
    /(^|\/)(dist|dist-server|node_modules)\/|\.(test|stories)\.tsx?$|\.mdx$|\/(mock|foundations)\//,
};

/** The twin that draws pages on the server. */
const TWIN = ["--ssr", "src/server.tsx"];

/** Builds the shop where its sources have changed since the last time. False when the build fails. */
export function buildShop(prefix = ""): Promise<boolean> {
  return buildWhereChanged(SOURCES, async () => {
    console.log(`${prefix}Building the shop.`);
    const quietly = ["apps/shop", "--logLevel", "warn"];
    const build = (...options: string[]) =>
      run("vite", ["build", ...quietly, ...options], { prefix });
    const { code } = await build();
    const { code: twinCode } = code === 0 ? await build(...TWIN) : { code };
    return twinCode === 0;
  });
}
