import Info from "@lucide/icons/icons/info";
import { type RegulatoryMark, regulatoryMarks } from "@reagent/domain/product";
import { lazy } from "react";
import { Badge, type BadgeKind } from "../../components/Badge/Badge.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Popover } from "../../components/Popover/Popover.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../language/language.tsx";
import { LazyContent } from "../Boundary/LazyContent.tsx";
import type { RegulatedGoods } from "./regulated-goods.ts";
import { copy } from "./RegulatoryMarks.copy.ts";
import * as css from "./RegulatoryMarks.css.ts";

// It has the national lists, which no page needs before.
const Explanation = lazy(async () => ({
  default: (await import("./Explanation.tsx")).Explanation,
}));

export interface RegulatoryMarksProps {
  /** The goods whose marks are shown; nothing is shown where they have none. */
  readonly goods: RegulatedGoods;
}

const kinds: Record<RegulatoryMark["kind"], BadgeKind> = {
  "acute-poison": "acute-poison",
  hazardous: "hazard",
  "drug-precursor": "drug-precursor",
  "explosive-precursor": "explosive-precursor",
};

/**
 * The regulatory marks of goods. On hover, focus and press they say what they mean, which filings are required, and what became of the
 * customer's own (decisions, regulatory marks).
 */
export function RegulatoryMarks({ goods }: RegulatoryMarksProps) {
  const words = useCopy(copy);
  const marks = regulatoryMarks(goods);
  if (marks.length === 0) return null;
  return (
    <Popover
      label={words.explain}
      opensOnHover
      trigger={(trigger) => (
        <button type="button" className={css.trigger} {...trigger}>
          {marks.map((mark) => (
            <Badge
              key={mark.kind}
              kind={kinds[mark.kind]}
              end={mark.kind === "hazardous" ? mark.serialNumber : undefined}
            />
          ))}
          <VisuallyHidden> {words.explain}</VisuallyHidden>
          <Icon of={Info} size={14} />
        </button>
      )}
    >
      {(close) => (
        <LazyContent>
          <Explanation goods={goods} onFollow={close} />
        </LazyContent>
      )}
    </Popover>
  );
}
