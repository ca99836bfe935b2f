import { lazy, type ReactNode, useRef } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { BelowTheFold } from "../../blocks/Boundary/BelowTheFold.tsx";
import { CategoryMenu } from "../../blocks/CategoryMenu/CategoryMenu.tsx";
import { Graduation } from "../../components/Graduation/Graduation.tsx";
import { useCopy } from "../../language/language.tsx";
import { patterns } from "../../paths.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { Masthead } from "../parts/Masthead/Masthead.tsx";
import { Toolbar } from "../parts/Toolbar/Toolbar.tsx";
import { LazyComparisonBar } from "./LazyComparisonBar.tsx";
import { LazyRightPanel } from "./LazyRightPanel.tsx";
import { copy } from "./MainLayout.copy.ts";
import * as css from "./PageFrame.css.ts";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";

const Footer = lazy(async () => ({ default: (await import("../parts/Footer/Footer.tsx")).Footer }));

const plainPages = [patterns.login, patterns.regionalSearch];
/** Pages where the comparison bar would be in the way. */
const withoutComparison = [patterns.login, patterns.cart, patterns.compare];

/** Everything around a screen; two pages have no toolbar, footer and right panel (storefront §2, layouts). */
export function PageFrame({ children }: { children: ReactNode }) {
  const words = useCopy(copy);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isAt = (pattern: string) => matchPath(pattern, pathname) !== null;
  const isPlain = plainPages.some(isAt);
  useFocusOnNavigation(main);
  return (
    <>
      <header className={screenOnly}>
        <a
          className={css.skip}
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {words.skip}
        </a>
        {!isPlain && <Toolbar />}
        <Masthead />
        <CategoryMenu />
        <Graduation />
      </header>
      <main className={css.main} id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {!withoutComparison.some(isAt) && <LazyComparisonBar />}
      {!isPlain && <LazyRightPanel />}
      {!isPlain && (
        <BelowTheFold>
          <Footer />
        </BelowTheFold>
      )}
    </>
  );
}
