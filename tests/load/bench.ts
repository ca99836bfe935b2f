import { parseArgs } from "node:util";
import { ROOT } from "../../scripts/job.ts";
import { cloneFigure, testFigure } from "./checkout.ts";
import type { Figure } from "./figure.ts";
import { printed } from "./figure.ts";
import { keepHistory } from "./history.ts";
import { importFigures } from "./import.ts";
import { interactionFigures } from "./interactions.ts";
import { loginFigures } from "./login.ts";
import { machine } from "./machine.ts";
import { mixFigures } from "./mix.ts";
import { orderFigures } from "./orders.ts";
import { pageFigures } from "./pages.ts";
import { renderFigures } from "./render.ts";
import { keepResults } from "./results.ts";
import { millionFigures, serverFigures } from "./server.ts";

const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  server: serverFigures,
  orders: orderFigures,
  pages: pageFigures,
  interactions: interactionFigures,
  render: renderFigures,
  mix: mixFigures,
  login: loginFigures,
  import: importFigures,
  million: millionFigures,
  clone: async () => [await cloneFigure()],
  test: async () => [await testFigure()],
};

/** What is measured unless told. */
const ORDINARY = ["server", "orders", "login", "pages", "interactions", "render", "mix"];

const help = `Measures the shop, writes bench/results.json, where parts that are not measured now stay as they were, and a line for each
figure into bench/history.csv. It never fails for a figure that is missed.

  bench [PART ...]   parts: ${Object.keys(parts).join(", ")}; without one, ${ORDINARY.join(", ")}
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean" } },
});
const chosen = positionals.length > 0 ? positionals : ORDINARY;
const unknown = chosen.filter((name) => !(name in parts));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no part ${unknown.join(", ")}.\n\n${help}` : help);
} else {
  console.log(machine());
  for (const name of chosen) {
    const figures = (await parts[name]?.()) ?? [];
    for (const figure of figures) console.log(printed(figure));
    const results = { machine: machine(), measuredAt: new Date().toISOString(), figures };
    keepResults(`${ROOT}bench/results.json`, name, results);
    keepHistory(`${ROOT}bench/history.csv`, results);
  }
}
