import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ROOT } from "../../scripts/job.ts";
import { cloneFigure, testFigure } from "./checkout.ts";
import type { Figure } from "./figure.ts";
import { printed } from "./figure.ts";
import { importFigures } from "./import.ts";
import { loginFigures } from "./login.ts";
import { machine } from "./machine.ts";
import { orderFigures } from "./orders.ts";
import { pageFigures } from "./pages.ts";
import { serverFigures } from "./server.ts";

const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  server: serverFigures,
  orders: orderFigures,
  pages: pageFigures,
  login: loginFigures,
  import: importFigures,
  clone: async () => [await cloneFigure()],
  test: async () => [await testFigure()],
};

const help = `Measures the shop and writes bench/results.json. It never fails for a figure that is missed.

  bench [PART ...]   parts: ${Object.keys(parts).join(", ")}; without one, server, orders, login and pages
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean" } },
});
const chosen = positionals.length > 0 ? positionals : ["server", "orders", "login", "pages"];
const unknown = chosen.filter((name) => !(name in parts));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no part ${unknown.join(", ")}.\n\n${help}` : help);
} else {
  console.log(machine());
  const figures: Figure[] = [];
  for (const name of chosen) {
    for (const figure of (await parts[name]?.()) ?? []) {
      console.log(printed(figure));
      figures.push(figure);
    }
  }
  mkdirSync(`${ROOT}bench`, { recursive: true });
  writeFileSync(
    `${ROOT}bench/results.json`,
    `${JSON.stringify({ machine: machine(), measuredAt: new Date().toISOString(), figures }, null, 2)}\n`,
  );
}
