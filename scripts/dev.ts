import { run } from "./job.ts";

const shop = Number(process.env["PORT"] ?? 3000);
const server = shop + 1;

console.log(
  `The shop, updated when its sources change:  http://127.0.0.1:${shop}\n` +
    `Its server, restarted when its sources change:  http://127.0.0.1:${server}\n`,
);
await Promise.all([
  run("node", ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"], {
    prefix: "[server] ",
    env: { PORT: String(server), PUBLIC_URL: `http://127.0.0.1:${shop}` },
  }),
  run("vite", ["apps/shop", "--host", "127.0.0.1", "--port", String(shop), "--strictPort"], {
    prefix: "[shop] ",
    env: { API_PROXY: `http://127.0.0.1:${server}` },
  }),
]);
