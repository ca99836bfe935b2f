import type { Shop as OpenedShop } from "@reagent/ui/data/shop";
import { startCalls } from "@reagent/ui/data/start-calls";
import { frameCalls } from "@reagent/ui/layouts/frame-calls";
import { isLeftToBrowser } from "@reagent/ui/layouts/left-to-browser";
import "@reagent/ui/theme/reset.css";
import "@reagent/ui/theme/without-script.css";
import { tolerateTranslation } from "@reagent/ui/translated-page";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { readAddress } from "./page-answers.ts";
import { PageOf } from "./PageOf.tsx";
import { openPage } from "./routes.tsx";
import { replayEarlyInteractions } from "./take-over.ts";

const address = () => location.pathname + location.search;

/** Renders the shop into an element once the code of the first screen has loaded, or hydrates the page that the server rendered. */
export async function draw(shop: OpenedShop, path: string, into: HTMLElement): Promise<void> {
  tolerateTranslation(document.body);
  startCalls(shop, frameCalls);
  // Where the code of a screen does not load, the layout tries again and shows the failure.
  await openPage(path, shop.environment.absentParts).catch(() => {});
  const drawn = address();
  const page = (
    <PageOf shop={shop} onReady={() => onReady(drawn)}>
      {(basename, routes) => <BrowserRouter basename={basename}>{routes}</BrowserRouter>}
    </PageOf>
  );
  // Who went back before it was hydrated is at another address than the page that the server rendered.
  const isRendered = readAddress(document) === drawn;
  // React works on a transition in slices, between which the page scrolls and paints.
  if (isRendered) startTransition(() => void hydrateRoot(into, page, { onRecoverableError }));
  else createRoot(into).render(page);
}

function onRecoverableError(failure: unknown): void {
  if (!isLeftToBrowser(failure)) reportError(failure);
}

/** Called once the page that was drawn for an address responds to input. */
function onReady(drawn: string): void {
  // The router does not hear of it while React is at work.
  if (address() !== drawn) dispatchEvent(new PopStateEvent("popstate"));
  // From now on, screens mark what is not the customer's own yet.
  delete document.documentElement.dataset["provisional"];
  void replayEarlyInteractions();
  // Without it, the scripts of the next page load one after the other.
  void import("./fetch-ahead.ts").then(({ fetchAhead }) => fetchAhead(document)).catch(() => {});
}
