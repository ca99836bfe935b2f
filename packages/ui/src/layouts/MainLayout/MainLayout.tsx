import { patterns } from "@reagent/api/pages/paths";
import { matchPath, Outlet, useLocation } from "react-router-dom";
import { CategoryMenu } from "../../blocks/CategoryMenu/CategoryMenu.tsx";
import { Frame } from "../parts/Frame/Frame.tsx";
import { Masthead } from "../parts/Masthead/Masthead.tsx";
import { Toolbar } from "../parts/Toolbar/Toolbar.tsx";
import { LazyComparisonBar } from "./LazyComparisonBar.tsx";
import { LazyRightPanel } from "./LazyRightPanel.tsx";

const plainPages = [patterns.login, patterns.regionalSearch];
/** Pages on which items are looked for. Elsewhere, as below a form or a payment, the comparison bar would be in the way. */
const withComparison = [
  patterns.home,
  patterns.search,
  patterns.batchResults,
  patterns.structureResults,
  patterns.structureList,
  patterns.product,
  patterns.products,
  patterns.category,
  patterns.catalogue,
  patterns.productLines,
  patterns.productLine,
  patterns.buildingBlocks,
  patterns.sampleCentre,
  patterns.favourites,
];

/**
 * The layout of every route except the orchard's. Two pages have no toolbar, footer and right panel (storefront §2,
 * layouts).
 */
export function MainLayout() {
  const { pathname } = useLocation();
  const isAt = (pattern: string) => matchPath(pattern, pathname) !== null;
  const isPlain = plainPages.some(isAt);
  return (
    <Frame
      head={
        <>
          {!isPlain && <Toolbar />}
          <Masthead />
          <CategoryMenu />
        </>
      }
      layers={
        <>
          {withComparison.some(isAt) && <LazyComparisonBar />}
          {!isPlain && <LazyRightPanel />}
        </>
      }
      hasFooter={!isPlain}
    >
      <Outlet />
    </Frame>
  );
}
