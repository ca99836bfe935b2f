import type { Shop as OpenedShop } from "@reagent/ui/data/shop";
import { ShopProvider } from "@reagent/ui/data/shop-client";
import "@reagent/ui/theme/reset.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { openPage, Shop } from "./routes.tsx";

/** Draws the shop into an element once the code of the first screen is there, so that nothing flashes. */
export async function draw(shop: OpenedShop, path: string, into: HTMLElement): Promise<void> {
  // A screen whose code cannot be fetched is told by the layout, when it tries again.
  await openPage(path).catch(() => {});
  createRoot(into).render(
    <StrictMode>
      <ShopProvider shop={shop}>
        <BrowserRouter basename={shop.language === "en" ? "/en" : "/"}>
          <Shop />
        </BrowserRouter>
      </ShopProvider>
    </StrictMode>,
  );
}
