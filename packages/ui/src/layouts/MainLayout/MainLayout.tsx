import { patterns } from "@reagent/api/pages/paths";
import { matchPath, Outlet, useLocation } from "react-router-dom";
import { CategoryMenu } from "../../blocks/CategoryMenu/CategoryMenu.tsx";
import { Frame } from "../parts/Frame/Frame.tsx";
import { Masthead } from "../parts/Masthead/Masthead.tsx";
import { Toolbar } from "../parts/Toolbar/Toolbar.tsx";
import { LazyComparisonBar } from "./LazyComparisonBar.tsx";
import { LazyRightPanel } from "./LazyRightPanel.tsx";

const plainPages = [patterns.login, patterns.regionalSearch];
/** Pages where the comparison bar would be in the way. */
const withoutComparison = [patterns.login, patterns.cart, patterns.compare];

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
          {!withoutComparison.some(isAt) && <LazyComparisonBar />}
          {!isPlain && <LazyRightPanel />}
        </>
      }
      hasFooter={!isPlain}
    >
      <Outlet />
    </Frame>
  );
}
