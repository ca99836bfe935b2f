import { paths } from "@reagent/api/pages/paths";
import { isAcutePoison, type PossiblePoison } from "@reagent/domain/acute-poison";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { isListed, serialNumberOf } from "@reagent/domain/hazard-listing";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Badge, Badges } from "../../../../components/Badge/Badge.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { InlineHtml } from "../../../../components/InlineHtml/InlineHtml.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import {
  type GoodsLine,
  type NamedLine,
  nameIn,
  particularsOf,
  priceOfLine,
} from "../line-facts.ts";
import { copy } from "./LineName.copy.ts";
import * as css from "./LineName.css.ts";

interface Props {
  readonly line: NamedLine;
  readonly kind: GoodsKind;
  readonly badges?: ReactNode;
  /** Further facts, muted, at the end. */
  readonly children?: ReactNode;
}

/** The product of a line: its linked name, its code, and its grade and pack or attributes. */
export function LineName({ line, kind, badges, children }: Props) {
  const words = useCopy(copy);
  const name = nameIn(useLanguage(), line);
  const { itemCode, productCode } = line;
  const to =
    kind === "reagent"
      ? paths.product({ itemCode })
      : paths.instrument({ spuCode: itemCode, skuCode: productCode });
  return (
    <>
      <span className={css.nameLine}>
        <Link to={to}>
          <InlineHtml isName html={name} />
        </Link>
        {badges}
      </span>
      <span className={css.meta}>
        <Code value={productCode} kind="product-code" />
        <span>{particularsOf(line, words.comma)}</span>
        {children}
      </span>
    </>
  );
}

/** The marks of a line's price and the regulatory marks of its product. */
export function LineBadges({ line }: { line: GoodsLine & PossiblePoison }) {
  const { hazardNumber, isDrugPrecursor, isExplosivePrecursor } = line;
  return (
    <Badges>
      {priceOfLine(line).marks.map((mark) => (
        <Badge key={mark} kind={mark} />
      ))}
      {isAcutePoison(line) && <Badge kind="acute-poison" />}
      {isListed(hazardNumber) && <Badge kind="hazard" end={serialNumberOf(hazardNumber)} />}
      {isDrugPrecursor && <Badge kind="drug-precursor" />}
      {isExplosivePrecursor && <Badge kind="explosive-precursor" />}
    </Badges>
  );
}
