import { languageOfPath, withoutLanguage } from "@reagent/api/contract/page-addresses";
import { openShop } from "@reagent/ui/data/shop";
import { startCalls } from "@reagent/ui/data/start-calls";
import { browserEnvironment, stores } from "./browser.ts";
import { firstCallsAt } from "./first-calls.ts";
import { readAnswers } from "./page-answers.ts";
import { readSettings } from "./settings.ts";

/* This file runs before the code that draws has loaded, and starts the first calls meanwhile: keep it small. */
const root = document.getElementById("shop");
if (!root) throw new Error("the page has no element with the id shop");

const language = languageOfPath(location.pathname);
document.documentElement.lang = language === "en" ? "en" : "zh-CN";
const path = withoutLanguage(location.pathname);

const { origin, ...api } = readSettings(document);
const shop = openShop({
  api,
  language,
  stores,
  environment: browserEnvironment(language, origin || location.origin),
  embedded: readAnswers(document),
});
const started = firstCallsAt(path, location.search).then((calls) => startCalls(shop, calls ?? []));

/** Not top-level await: the imported chunks import this module and would deadlock. */
async function start(into: HTMLElement): Promise<void> {
  // React is evaluated in a task of its own, so that no task is long.
  await import("react-dom/client");
  const [{ draw }] = await Promise.all([import("./draw.tsx"), started]);
  await draw(shop, path, into);
}

void start(root);
