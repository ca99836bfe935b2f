import { languageOfPath, withoutLanguage } from "@reagent/api/contract/page-addresses";
import { openShop } from "@reagent/ui/data/shop";
import { startCalls } from "@reagent/ui/data/start-calls";
import { browserEnvironment, stores } from "./browser.ts";
import { firstCallsAt } from "./first-calls.ts";
import { readAnswers } from "./page-answers.ts";
import { readSettings } from "./settings.ts";

/* What stands in this file comes before the code that draws, and asks for the page's facts meanwhile: keep it small. */
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
const started = firstCallsAt(path, location.search).then((calls) => startCalls(shop, calls));

/** It is no await of the module itself, for which what it loads, standing on this file, would wait in turn. */
async function start(into: HTMLElement): Promise<void> {
  // In a task of its own, since everything else waits for what is evaluated in one piece.
  await import("react-dom/client");
  const [{ draw }] = await Promise.all([import("./draw.tsx"), started]);
  await draw(shop, path, into);
}

void start(root);
