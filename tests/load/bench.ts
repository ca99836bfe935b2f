import { parseArgs } from "node:util";
import { buildShop } from "../../scripts/shop-build.ts";
import { COMPARED, compareWith } from "./against.ts";
import { bottleFigures } from "./bottles.ts";
import { type Figure, printed, type Trial } from "./figure.ts";
import { importFigures } from "./import.ts";
import { interactionFigures } from "./interactions.ts";
import { removePlaces } from "./measured-place.ts";
import { memoryFigures, mixFigures } from "./mix.ts";
import { cartFigures, pageFigures } from "./pages.ts";
import { KEPT, machine, saveFigures } from "./results.ts";
import { serverFigures } from "./server.ts";
import { severalServersFigures } from "./servers.ts";
import { startFigures } from "./start.ts";
import { structureFigures } from "./structures.ts";
import { distinctNameFigures, suggestionFigures } from "./words.ts";

const parts: Readonly<Record<string, (trial: Trial) => Promise<readonly Figure[]>>> = {
  pages: pageFigures,
  cart: cartFigures,
  interactions: interactionFigures,
  start: startFigures,
  memory: memoryFigures,
  server: serverFigures,
  suggestions: suggestionFigures,
  "distinct-names": distinctNameFigures,
  bottles: bottleFigures,
  mix: mixFigures,
  import: importFigures,
  structures: structureFigures,
  servers: severalServersFigures,
};

const PAGES = COMPARED.map(({ name }) => name);

const help = `Measures the shop. Updates the measured parts in bench/results.json, and appends a line for each figure to bench/history.csv,
which keeps the last ${KEPT} of each that is still measured. It never fails because of a figure; the budgets of pages and presses are in bench/budgets.json.

  bench [PART ...]                      parts: ${Object.keys(parts).join(", ")}; by default all
  bench --items 1000000 [PART ...]      with as many items in the catalogue, where a part has a synthetic one; saves nothing
  bench --seconds 5 [PART ...]          with crowds that stay as long; saves nothing
  bench --database postgres [PART ...]  on PostgreSQL, where a part has a catalogue; saves nothing
  bench --against COMMIT [PAGE ...]     compares the first loads of pages with those of a commit, in turn; saves nothing.
                                        Pages: ${PAGES.join(", ")}; by default all
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean" },
    against: { type: "string" },
    items: { type: "string" },
    seconds: { type: "string" },
    database: { type: "string" },
  },
});
const known = values.against === undefined ? Object.keys(parts) : PAGES;
const unknown = positionals.filter((name) => !known.includes(name));
const trial: Trial = {
  ...(values.items === undefined ? {} : { items: Number(values.items) }),
  ...(values.seconds === undefined ? {} : { seconds: Number(values.seconds) }),
  ...(values.database === "postgres" ? { database: "postgres" } : {}),
};
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no ${unknown.join(", ")}.\n\n${help}` : help);
} else {
  console.log(machine());
  if (!(await buildShop())) throw new Error("the shop could not be built");
  try {
    if (values.against !== undefined) await compareWith(values.against, positionals);
    else await measureParts();
  } finally {
    await removePlaces();
  }
}

async function measureParts(): Promise<void> {
  for (const [name, measure] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const figures = await measure(trial);
    for (const figure of figures) console.log(printed(figure));
    if (Object.keys(trial).length === 0) saveFigures(name, figures);
  }
}
