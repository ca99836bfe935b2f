import { adoptShop } from "@reagent/api/contract/shop";
import { languageOfPath, withoutLanguage } from "@reagent/api/pages/language-path";
import { openShop, type Shop } from "@reagent/ui/data/shop";
import { startCalls } from "@reagent/ui/data/start-calls";
import { browserEnvironment, stores } from "./browser.ts";
import { firstCallsOf, pageAt } from "./first-calls.ts";
import { isRendered, readAnswers, readCalls } from "./page-answers.ts";
import { readSettings } from "./settings.ts";

/* This file runs as soon as it has loaded, before the code that draws, and starts the first calls meanwhile: keep it small. */
const language = languageOfPath(location.pathname);
const path = withoutLanguage(location.pathname);

/** Not top-level await: the imported chunks import this module and would deadlock. */
async function start(): Promise<void> {
  document.documentElement.lang = language === "en" ? "en" : "zh-CN";
  await written();
  const root = document.getElementById("shop");
  if (!root) throw new Error("the page has no element with the id shop");

  const { origin: publicOrigin, chatUrl, absentParts, shop: own, ...api } = readSettings(document);
  const origin = publicOrigin || location.origin;
  if (own) adoptShop(own);
  const shop = openShop({
    api,
    language,
    stores,
    environment: browserEnvironment(language, { origin, chatUrl, absentParts }),
    embedded: readAnswers(document),
  });
  // The page names them in wire terms, since the code that says what a screen reads loads later.
  if (shop.token() !== null) shop.client.sendAhead(readCalls(document));
  const started = startFirstCalls(shop);
  if (!("timeout" in AbortSignal)) await import("./older-browsers.ts");
  // React is evaluated in a task of its own, so that no task is long.
  await import("react-dom/client");
  const [{ draw }] = await Promise.all([import("./draw.tsx"), started, styled()]);
  await draw(shop, path, root);
}

async function startFirstCalls(shop: Shop): Promise<void> {
  const found = pageAt(path, shop.environment.absentParts);
  const calls = found && (await firstCallsOf(found, location.search));
  startCalls(shop, calls ?? []);
}

/** Resolves when the page has been parsed. A page that the server rendered is complete earlier: its style sheet delays the parser. */
async function written(): Promise<void> {
  if (document.readyState === "loading" && !isRendered(document))
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
}

/** Resolves when the style sheets have loaded or failed. A script that is not deferred does not wait for them. */
async function styled(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].map(ended));
}

async function ended(link: HTMLLinkElement): Promise<void> {
  if (link.sheet || document.readyState === "complete") return;
  await new Promise((resolve) => {
    for (const end of ["load", "error"]) link.addEventListener(end, resolve, { once: true });
    // One that failed before this script ran sends no event any more, but the page does.
    addEventListener("load", resolve, { once: true });
  });
}

/* In a browser that the script in the head found too old, the page stays as the server rendered it. */
if ("able" in document.documentElement.dataset) void start();
