import { fileURLToPath } from "node:url";
import { hadDemoGifts, loadDemoGifts } from "../catalogue/demo-gifts.ts";
import { collectGifts } from "../catalogue/import/collect-gifts.ts";
import { newGifts } from "../catalogue/import/import-gifts.ts";
import type { NewGift, OrchardBanner } from "../catalogue/load-gifts.ts";
import { raiseRevision } from "../catalogue/revision.ts";
import type { Database } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import { ripeWheat, wheatField } from "./gifts/wheat.ts";

const FILE = fileURLToPath(new URL("gifts/gifts.csv", import.meta.url));

/** The banners of the demo's orchard. */
export const demoOrchardBanners: readonly OrchardBanner[] = [
  {
    note: { zh: "年底前", en: "By the end of the year" },
    subject: { zh: "把麦粒换成礼物", en: "Turn your grains into gifts" },
    action: { zh: "看看有什么礼物", en: "See the gifts" },
    link: "/exchange",
    drawing: wheatField,
  },
  {
    note: { zh: "麦粒从哪里来", en: "Where grains come from" },
    subject: {
      zh: "积分换麦粒，麦粒换好物",
      en: "Points become grains, grains become good things",
    },
    action: { zh: "查看我的麦粒", en: "See my grains" },
    link: "/exchange_history",
    drawing: ripeWheat,
  },
];

/** The gifts of the demo, read as the shop's own are imported. Throws where a row of its file is invalid. */
export async function demoGifts(): Promise<NewGift[]> {
  const { gifts, problems } = await collectGifts(FILE);
  const [problem] = problems;
  if (problem) {
    const { line, column = "row", reason } = problem;
    throw new Error(`gifts.csv:${String(line)}: ${column} ${reason}`);
  }
  return newGifts(gifts);
}

/** Loads the gifts and banners of the demo where the goods are the demo's, unless they have been loaded before. */
export async function prepareDemoGifts(database: Database): Promise<void> {
  const isDemo = (await readFact(database.read, "catalogue_kind")) === "demo";
  if (!isDemo || (await hadDemoGifts(database.read))) return;
  const gifts = await demoGifts();
  await database.transact(async (tx) => {
    await loadDemoGifts(tx, gifts, demoOrchardBanners);
    await raiseRevision(tx);
  });
}
