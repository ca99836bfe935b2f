import { lazy, type ReactNode, useRef } from "react";
import { BelowTheFold } from "../../../blocks/Boundary/BelowTheFold.tsx";
import { Graduation } from "../../../components/Graduation/Graduation.tsx";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { useDropDeadToken } from "../../../data/use-viewer.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useKeptLoginReturn } from "../../../state/login-return.ts";
import { screenOnly } from "../../../theme/print.css.ts";
import { SessionWatch } from "../SessionWatch/SessionWatch.tsx";
import { copy } from "./Frame.copy.ts";
import * as css from "./Frame.css.ts";
import { Screen } from "./Screen.tsx";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";
import { useReloadAfterSearch } from "./useReloadAfterSearch.ts";

const Footer = lazy(async () => ({ default: (await import("../Footer/Footer.tsx")).Footer }));

interface Props {
  /** The layout's header, without its lower edge. */
  readonly head: ReactNode;
  /** Fixed layers beside the screen. */
  readonly layers?: ReactNode;
  readonly hasFooter?: boolean;
  /** Class of the element around the footer. */
  readonly footer?: string;
  /** The screen. */
  readonly children: ReactNode;
}

/** What every layout has around a screen: the header's place, the main landmark, the footer, and the prompts to log in. */
export function Frame({ head, layers, hasFooter = true, footer, children }: Props) {
  const words = useCopy(copy);
  const main = useRef<HTMLElement>(null);
  const isLeaving = useReloadAfterSearch();
  useDropDeadToken();
  useKeptLoginReturn();
  useFocusOnNavigation(main);
  return (
    <>
      <header className={screenOnly}>
        <div className={css.skip}>
          <SkipLink to={main} id="main">
            {words.skip}
          </SkipLink>
        </div>
        {head}
        <Graduation />
      </header>
      <main className={css.main} id="main" ref={main} tabIndex={-1}>
        {!isLeaving && <Screen>{children}</Screen>}
      </main>
      {layers}
      {hasFooter && (
        <div className={footer}>
          <BelowTheFold>
            <Footer />
          </BelowTheFold>
        </div>
      )}
      <SessionWatch />
    </>
  );
}
