import { pathIn } from "@reagent/api/pages/language-path";
import type { Shop as OpenedShop } from "@reagent/ui/data/shop";
import { ShopProvider } from "@reagent/ui/data/shop-client";
import { type ReactNode, StrictMode, useEffect } from "react";
import { Shop } from "./routes.tsx";

interface Props {
  readonly shop: OpenedShop;
  /** Called once the page responds to input. */
  readonly onReady?: () => void;
  /** Renders the router: the browser's, or that of one address on the server. */
  readonly children: (basename: string, routes: ReactNode) => ReactNode;
}

/** The whole page, the same in the browser and on the server. */
export function PageOf({ shop, onReady, children }: Props) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <ShopProvider shop={shop}>{children(pathIn(shop.language, "/"), <Shop />)}</ShopProvider>
    </StrictMode>
  );
}
