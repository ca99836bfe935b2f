import { type ReactNode, useEffect, useState } from "react";
import { LoadFailed } from "../LoadFailed/LoadFailed.tsx";
import { Loading, TextSkeleton } from "../Skeleton/Skeleton.tsx";
import { prose } from "./RichText.css.ts";
import { loadedSanitiser, loadSanitiser, type Sanitise } from "./sanitise.ts";
import { withSectionIds } from "./sections.ts";
import { useSectionOfAddress } from "./useSectionOfAddress.ts";
import { useShopLinks } from "./useShopLinks.ts";

export type RichTextProps = {
  /** Unsanitised HTML: an article, a page, a description. For names use `InlineHtml`. */
  html: string;
  /** Shown until the HTML is sanitised, such as its plain text. */
  placeholder?: ReactNode;
  /** Gives headings of the second level the ids of `sectionsOf`. */
  hasSections?: boolean;
  /** Opens the shop's own pages in new tabs as well: a link in a dialog would leave it over the next page. */
  isInDialog?: boolean;
};

type State = { kind: "loading" } | { kind: "failed" } | { kind: "ready"; sanitise: Sanitise };

/** Foreign HTML, sanitised and styled. Its links to pages of the shop keep the language and load no document. */
export function RichText({
  html,
  placeholder,
  hasSections = false,
  isInDialog = false,
}: RichTextProps) {
  const { hrefOf, route } = useShopLinks();
  const [state, setState] = useState<State>(() => {
    const sanitise = loadedSanitiser();
    return sanitise ? { kind: "ready", sanitise } : { kind: "loading" };
  });
  const [attempt, setAttempt] = useState(0);
  useSectionOfAddress(hasSections && state.kind === "ready");

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: State) => isCurrent && setState(next);
    loadSanitiser().then(
      (sanitise) => settle({ kind: "ready", sanitise }),
      () => settle({ kind: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (state.kind === "failed") {
    return <LoadFailed onRetry={() => setAttempt(attempt + 1)} />;
  }
  if (state.kind === "loading") {
    return (
      <div className={prose}>
        {placeholder ?? (
          <Loading>
            <TextSkeleton lines={Math.min(12, 1 + Math.floor(html.length / 60))} />
          </Loading>
        )}
      </div>
    );
  }
  const clean = state.sanitise(html, { hrefOf, openTabs: isInDialog });
  return (
    <div
      className={prose}
      ref={route}
      dangerouslySetInnerHTML={{ __html: hasSections ? withSectionIds(clean) : clean }}
    />
  );
}
