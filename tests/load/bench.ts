import { parseArgs } from "node:util";
import { ROOT } from "../../scripts/job.ts";
import { compareWith } from "./against.ts";
import { cloneFigure, testFigure } from "./checkout.ts";
import { contentFigures } from "./content.ts";
import { dossierFigures } from "./dossier.ts";
import type { Figure } from "./figure.ts";
import { printed } from "./figure.ts";
import { growthFigures, millionGrowthFigures } from "./growth.ts";
import { appendHistory, KEPT } from "./history.ts";
import { importFigures } from "./import.ts";
import { interactionFigures } from "./interactions.ts";
import { loginFigures } from "./login.ts";
import { machine } from "./machine.ts";
import { mixFigures } from "./mix.ts";
import { orderSheetFigures } from "./order-sheet.ts";
import { orderFigures } from "./orders.ts";
import { MEASURED, pageFigures } from "./pages.ts";
import { processFigures } from "./processes.ts";
import { renderFigures } from "./render.ts";
import { saveResults } from "./results.ts";
import { millionFigures, postgresMillionFigures, serverFigures } from "./server.ts";
import { serversFigures } from "./servers.ts";
import { fewStructureFigures, manyStructureFigures, structureFigures } from "./structures.ts";

const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  server: serverFigures,
  orders: orderFigures,
  "order-sheet": orderSheetFigures,
  dossier: dossierFigures,
  content: contentFigures,
  pages: pageFigures,
  interactions: interactionFigures,
  render: renderFigures,
  mix: mixFigures,
  processes: processFigures,
  servers: serversFigures,
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

const help = `Measures the shop. Updates the measured parts in bench/results.json, and appends a line for each figure to bench/history.csv,
which keeps the last ${KEPT} of each that is still measured. It never fails because of a figure; the budgets of pages and presses are in bench/budgets.json.

  bench [PART ...]                  parts: ${Object.keys(parts).join(", ")}; by default ${DEFAULT_PARTS.join(", ")}
  bench --against COMMIT [PAGE ...] compares the first loads of pages with those of a commit, in turn; saves nothing.
                                    Pages: ${MEASURED.map(({ name }) => name).join(", ")}; by default all
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean" }, against: { type: "string" } },
});
const chosen = positionals.length > 0 ? positionals : DEFAULT_PARTS;
const known = values.against === undefined ? Object.keys(parts) : MEASURED.map(({ name }) => name);
const unknown = positionals.filter((name) => !known.includes(name));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no ${unknown.join(", ")}.\n\n${help}` : help);
} else if (values.against !== undefined) {
  console.log(machine());
  await compareWith(values.against, positionals);
} else {
  console.log(machine());
  for (const name of chosen) {
    const figures = (await parts[name]?.()) ?? [];
    for (const figure of figures) console.log(printed(figure));
    const results = { machine: machine(), measuredAt: new Date().toISOString(), figures };
    const current = saveResults(`${ROOT}bench/results.json`, name, results);
    appendHistory(`${ROOT}bench/history.csv`, results, current);
  }
}
