import type { Shop as OpenedShop } from "@reagent/ui/data/shop";
import "@reagent/ui/theme/reset.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { PageOf } from "./PageOf.tsx";
import { openPage } from "./routes.tsx";
import { replayEarlyInteractions } from "./take-over.ts";

/** Draws the shop into an element once the code of the first screen is there, so that nothing flashes; or takes over what the server drew. */
export async function draw(shop: OpenedShop, path: string, into: HTMLElement): Promise<void> {
  // A screen whose code cannot be fetched is told by the layout, when it tries again.
  await openPage(path).catch(() => {});
  const page = (
    <PageOf shop={shop} onReady={onReady}>
      {(basename, routes) => <BrowserRouter basename={basename}>{routes}</BrowserRouter>}
    </PageOf>
  );
  // A transition is worked on in slices, between which the page scrolls and paints.
  if (shop.embedded) startTransition(() => void hydrateRoot(into, page));
  else createRoot(into).render(page);
}

function onReady(): void {
  replayEarlyInteractions();
  // Without it a page's scripts come one after the other; nothing else is missing.
  void import("./fetch-ahead.ts").then(({ fetchAhead }) => fetchAhead(document)).catch(() => {});
}
