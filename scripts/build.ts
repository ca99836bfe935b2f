import { printHelp } from "./help.ts";
import { buildShop } from "./shop-build.ts";

const HELP = `Builds the shop into apps/shop/dist and apps/shop/dist-server, where its sources have changed.

  npx -y pnpm@12 run build
`;

if (!printHelp(HELP)) process.exitCode = (await buildShop()) ? 0 : 1;
