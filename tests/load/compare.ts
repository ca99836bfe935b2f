import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { launchOptions } from "../../scripts/browser.ts";
import { ROOT } from "../../scripts/job.ts";
import { median } from "./figure.ts";
import { type Seen, visit } from "./page-visit.ts";
import { customerAt, MEASURED } from "./pages.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const help = `Compares how pages feel in this checkout and in another one, visited in turn with a slow phone.
Both need their built shop (apps/shop/dist and dist-server).

  node tests/load/compare.ts OTHER_CHECKOUT [--runs 7] [--pages home,cart]
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "7" }, pages: { type: "string" } },
});
const [other] = positionals;
if (other === undefined) {
  console.log(help);
} else {
  const chosen = values.pages?.split(",");
  await inEmptyFolder((folderOfOther) =>
    inEmptyFolder(async (folder) => {
      const browser = await chromium.launch(launchOptions());
      const shops = [
        { name: "other", shop: await startShopProcess(folderOfOther, { DEMO: "1" }, other) },
        { name: "this", shop: await startShopProcess(folder, { DEMO: "1" }, ROOT) },
      ];
      try {
        const tokens = await Promise.all(shops.map(({ shop }) => customerAt(shop.address)));
        for (const { name, path, usable, isCustomers } of MEASURED) {
          if (chosen && !chosen.includes(name)) continue;
          const seen: Seen[][] = shops.map(() => []);
          for (let run = 0; run < Number(values.runs); run += 1) {
            for (const [index, { shop }] of shops.entries()) {
              const url = `${shop.address}${path}`;
              const token = isCustomers ? tokens[index] : undefined;
              seen[index]?.push(await visit(browser, { url, usable, isSlow: true, token }));
            }
          }
          for (const [index, one] of shops.entries()) {
            const of = (key: keyof Seen) => median((seen[index] ?? []).map((each) => each[key]));
            console.log(
              `${name}, ${one.name}: paint ${of("lcp").toFixed(0)} ms, a click works after ${of("usable").toFixed(0)} ms, ` +
                `blocked ${of("blocked").toFixed(0)} ms, ${of("files")} files, ${of("kilobytes").toFixed(0)} kB`,
            );
          }
        }
      } finally {
        await browser.close();
        for (const { shop } of shops) await shop.stop();
      }
    }),
  );
}
