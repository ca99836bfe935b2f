import { parseArgs } from "node:util";
import { ROOT } from "../../scripts/job.ts";
import { cloneFigure, testFigure } from "./checkout.ts";
import type { Figure } from "./figure.ts";
import { printed } from "./figure.ts";
import { growthFigures, millionGrowthFigures } from "./growth.ts";
import { appendHistory } from "./history.ts";
import { importFigures } from "./import.ts";
import { interactionFigures } from "./interactions.ts";
import { loginFigures } from "./login.ts";
import { machine } from "./machine.ts";
import { mixFigures } from "./mix.ts";
import { orderSheetFigures } from "./order-sheet.ts";
import { orderFigures } from "./orders.ts";
import { pageFigures } from "./pages.ts";
import { renderFigures } from "./render.ts";
import { saveResults } from "./results.ts";
import { millionFigures, postgresMillionFigures, serverFigures } from "./server.ts";
import { fewStructureFigures, manyStructureFigures, structureFigures } from "./structures.ts";

const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  server: serverFigures,
  orders: orderFigures,
  "order-sheet": orderSheetFigures,
  pages: pageFigures,
  interactions: interactionFigures,
  render: renderFigures,
  mix: mixFigures,
  login: loginFigures,
  import: importFigures,
  structures: structureFigures,
  "structures-few": fewStructureFigures,
  "structures-many": manyStructureFigures,
  growth: growthFigures,
  "growth-million": millionGrowthFigures,
  million: millionFigures,
  "million-postgres": postgresMillionFigures,
  clone: async () => [await cloneFigure()],
  test: async () => [await testFigure()],
};

/** The parts that are measured by default. */
const DEFAULT_PARTS = ["server", "orders", "login", "pages", "interactions", "render", "mix"];

const help = `Measures the shop. Updates the measured parts in bench/results.json, and appends a line for each figure to bench/history.csv.
It never fails because of a figure.

  bench [PART ...]   parts: ${Object.keys(parts).join(", ")}; by default ${DEFAULT_PARTS.join(", ")}
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean" } },
});
const chosen = positionals.length > 0 ? positionals : DEFAULT_PARTS;
const unknown = chosen.filter((name) => !(name in parts));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no part ${unknown.join(", ")}.\n\n${help}` : help);
} else {
  console.log(machine());
  for (const name of chosen) {
    const figures = (await parts[name]?.()) ?? [];
    for (const figure of figures) console.log(printed(figure));
    const results = { machine: machine(), measuredAt: new Date().toISOString(), figures };
    saveResults(`${ROOT}bench/results.json`, name, results);
    appendHistory(`${ROOT}bench/history.csv`, results);
  }
}
