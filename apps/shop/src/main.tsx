import { openShop, ShopProvider } from "@reagent/ui/data/shop-client";
import { beginCalls } from "@reagent/ui/data/use-call";
import "@reagent/ui/theme/reset.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { browserSurroundings, languageOf, pathWithoutLanguage, stores } from "./browser.ts";
import { openPage, Shop } from "./routes.tsx";
import { readSettings } from "./settings.ts";

const root = document.getElementById("shop");
if (!root) throw new Error("the page has no element with the id shop");

const language = languageOf(location.pathname);
document.documentElement.lang = language === "en" ? "en" : "zh-CN";

const shop = openShop({
  api: readSettings(document),
  language,
  stores,
  surroundings: browserSurroundings(language),
});

/** How long the server's time may hold up the first drawing, in milliseconds. */
const CLOCK_PATIENCE_MS = 150;
const hasTime = shop.client.prepare();

/**
 * Waits for the code of the first screen and begins what it reads, then draws: so nothing flashes. It is no await of
 * the module itself, for which the screen, standing on the same file, would wait in turn.
 */
async function start(into: HTMLElement): Promise<void> {
  // A screen whose code cannot be fetched is told by the layout, when it tries again.
  const firstCalls = await openPage(pathWithoutLanguage(location.pathname)).catch(() => []);
  beginCalls(shop, firstCalls);
  // Drawing keeps the browser busy: the first calls leave before it.
  await Promise.race([hasTime, new Promise((resolve) => setTimeout(resolve, CLOCK_PATIENCE_MS))]);
  createRoot(into).render(
    <StrictMode>
      <ShopProvider shop={shop}>
        <BrowserRouter basename={language === "en" ? "/en" : "/"}>
          <Shop />
        </BrowserRouter>
      </ShopProvider>
    </StrictMode>,
  );
}

void start(root);
