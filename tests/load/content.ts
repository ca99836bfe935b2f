import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listArticles } from "@reagent/api/contract/article";
import { importContent } from "@reagent/server/content/import-content";
import { connect } from "@reagent/server/database/connection";
import { medianLatency, ready } from "./calls.ts";
import { type Figure, figureOf } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const FEW = 10;
const MANY = 10_000;
const PAGE_SIZE = 10;
const ASKED = 200;
const WARM_UP = 20;
const AIM_SECONDS = 60;

const questions = {
  "the first page": { page: 1, search: "", keyword: "" },
  "a search of titles": { page: 1, search: "标题 7", keyword: "" },
  "a search of titles and summaries": { page: 1, search: "", keyword: "试剂" },
} as const;
type Question = keyof typeof questions;

/** The import of many articles, and lists and searches of them beside those of a few. */
export async function contentFigures(): Promise<Figure[]> {
  const few = await measure(FEW);
  const many = await measure(MANY);
  const input = `${MANY.toLocaleString("en-US")} articles of 2,000 characters in both languages, SQLite`;
  return [
    figureOf("import of articles", input, "s", [many.seconds], { atMost: AIM_SECONDS }),
    ...(Object.keys(questions) as Question[]).map((what) =>
      figureOf(
        `list of articles, ${what}, p50`,
        `${input}; with ${FEW} articles ${few.latencies[what].toFixed(2)} ms`,
        "ms",
        [many.latencies[what]],
      ),
    ),
  ];
}

async function measure(count: number) {
  return inEmptyFolder(async (folder) => {
    const content = join(folder, "content");
    writeArticles(content, count);
    const database = await connect({ kind: "sqlite", folder });
    const startedAt = performance.now();
    const { isDone } = await importContent(database, content);
    const seconds = (performance.now() - startedAt) / 1000;
    await database.close();
    if (!isDone) throw new Error("the articles were not imported");
    const shop = await startShopProcess(folder);
    try {
      const latencies = {} as Record<Question, number>;
      for (const [what, query] of Object.entries(questions)) {
        const call = ready(listArticles, { type: "news", pageSize: PAGE_SIZE, ...query });
        const calls = Array.from({ length: ASKED }, () => call);
        latencies[what as Question] = await medianLatency(shop.address, calls, WARM_UP);
      }
      return { seconds, latencies };
    } finally {
      await shop.stop();
    }
  });
}

function writeArticles(folder: string, count: number): void {
  mkdirSync(folder);
  const texts = {
    zh: "正文说明试剂的用途。".repeat(200),
    en: "What reagents are for. ".repeat(87),
  };
  for (let at = 0; at < count; at += 1)
    for (const [language, text] of Object.entries(texts)) {
      const title = language === "zh" ? `标题 ${at}` : `Title ${at}`;
      const month = String(1 + (at % 12)).padStart(2, "0");
      const head = [`id: ${MANY + at}`, "type: news", `language: ${language}`, `title: ${title}`];
      writeFileSync(
        join(folder, `${at}.${language}.md`),
        `---\n${head.join("\n")}\ndate: 2026-${month}-01\n---\n\n${text}\n`,
      );
    }
}
