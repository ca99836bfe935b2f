// Measures a page on a processor that is four times slower, while 100 files of 10 MB are chosen and uploaded for a return; FILES=20
// chooses fewer. The shop must be built.
//   node tests/load/return-page.ts
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MOST_RETURN_FILES, RETURN_FILE_SIZE_LIMIT } from "@reagent/domain/return-file";
import { chromium, type Page } from "playwright";
import { launchOptions } from "../../scripts/browser.ts";
import { customerAt } from "../journeys/customer.ts";
import { openShop } from "../journeys/opened-shop.ts";
import { stateWith } from "./session.ts";

const FILES = Number(process.env["FILES"] ?? MOST_RETURN_FILES);
const SLOWDOWN = 4;
const SAMPLE_MS = 200;
const UPLOAD_LIMIT_MS = 15 * 60 * 1000;

/** Collects the lengths of the page's tasks of 50 ms and more. */
const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });

/** The tasks since the last call: the longest and their sum, in milliseconds. */
async function tasksOf(page: Page): Promise<string> {
  const tasks = await page.evaluate(() =>
    (globalThis as unknown as { tasks: number[] }).tasks.splice(0),
  );
  const sum = tasks.reduce((total, each) => total + each, 0);
  return `longest task ${Math.max(0, ...tasks).toFixed(0)} ms, long tasks ${sum.toFixed(0)} ms in all`;
}

const folder = mkdtempSync(join(tmpdir(), "return-page-"));
const shop = await openShop();
const browser = await chromium.launch(launchOptions());
try {
  const { token } = await customerAt(shop.url, "ordinary");
  const paths = Array.from({ length: FILES }, (_, index) => join(folder, `附件${index + 1}.pdf`));
  const bytes = Buffer.alloc(RETURN_FILE_SIZE_LIMIT);
  bytes.write("%PDF-1.7\n");
  for (const path of paths) writeFileSync(path, bytes);

  const context = await browser.newContext({
    locale: "zh-CN",
    storageState: stateWith(shop.url, token),
  });
  const page = await context.newPage();
  await page.goto(`${shop.url}/order_history?review=reviewed`);
  await page
    .getByRole("button", { name: /^申请退货：/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("table").waitFor();
  const ofBrowser = await browser.newBrowserCDPSession();
  const { processInfo } = await ofBrowser.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  /** The memory of the pages' processes, in MB; a spare one may have ended. */
  const memory = () =>
    pages.reduce((sum, id) => {
      const file = `/proc/${String(id)}/status`;
      const status = existsSync(file) ? readFileSync(file, "utf8") : "";
      return sum + Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1] ?? 0) / 1024;
    }, 0);
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await watchTasks(page);
  const before = memory();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, memory())), SAMPLE_MS);

  const start = performance.now();
  await dialog.locator("input[type=file]").setInputFiles(paths);
  await dialog
    .getByText(new RegExp(`^已上传 \\d+ / ${FILES}$`, "u"))
    .first()
    .waitFor();
  console.log(`chosen after ${(performance.now() - start).toFixed(0)} ms; ${await tasksOf(page)}`);
  const status = dialog.getByRole("group", { name: "附件" }).getByRole("status");
  await status
    .filter({ hasText: `已上传 ${FILES} / ${FILES}` })
    .waitFor({ timeout: UPLOAD_LIMIT_MS });
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  console.log(`uploaded after ${seconds.toFixed(1)} s; ${await tasksOf(page)}`);
  console.log(
    `memory of the page ${before.toFixed(0)} MB before, grown by ${(peak - before).toFixed(0)} MB at most, ${memory().toFixed(0)} MB after`,
  );
} finally {
  await browser.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}
