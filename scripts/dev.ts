import { expectFreePort } from "@reagent/server/basics/free-port";
import { printHelp } from "./help.ts";
import { run } from "./job.ts";

const HELP = `Opens the shop for development: the pages follow each change of a source, and the server starts again.

  npx -y pnpm@12 dev                     at http://127.0.0.1:3000, the server at the next port
  PORT=3010 npx -y pnpm@12 dev           at another port
`;

async function develop(): Promise<void> {
  const shop = Number(process.env["PORT"] ?? 3000);
  const server = shop + 1;
  for (const port of [shop, server]) {
    const isFree = await expectFreePort({ host: "127.0.0.1", port }).then(
      () => true,
      () => false,
    );
    if (isFree) continue;
    console.error(`Port ${port} is taken. Set another: PORT=${port + 10} npx -y pnpm@12 dev`);
    process.exitCode = 1;
    return;
  }

  console.log(
    `The shop, updated when its sources change:  http://127.0.0.1:${shop}\n` +
      `Its server, restarted when its sources change:  http://127.0.0.1:${server}\n`,
  );
  await Promise.all([
    run("node", ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"], {
      prefix: "[server] ",
      env: { PORT: String(server), WORKERS: "1", PUBLIC_URL: `http://127.0.0.1:${shop}` },
    }),
    run("vite", ["apps/shop", "--host", "127.0.0.1", "--port", String(shop), "--strictPort"], {
      prefix: "[shop] ",
      env: { API_PROXY: `http://127.0.0.1:${server}` },
    }),
  ]);
}

if (!printHelp(HELP)) await develop();
