import { type Fen, formatYuan } from "@reagent/domain/money";
import type { Price as PriceFacts } from "@reagent/domain/price";
import { useCopy } from "../../language/language.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./Price.copy.ts";
import * as css from "./Price.css.ts";

export type PriceSize = "inherit" | "medium" | "large";

export type PriceProps = {
  /** In fen. */
  amount: Fen;
  /** `own` is the viewer's price; `promotion` the same under a promotion; `struck` the list price beside it. */
  kind?: "own" | "promotion" | "list" | "struck";
  /** `inherit`, the default, is as large as the words around it. */
  size?: PriceSize;
  /** The pack of the lowest of several prices: "¥58.00 起 / 25g". */
  fromPack?: string;
};

/** An amount of money. Only promotional prices are coloured. */
export function Price({ amount, kind = "own", size = "inherit", fromPack }: PriceProps) {
  const words = useCopy(copy);
  const className = css.price({ kind, size });
  const isFrom = fromPack !== undefined;
  const content = (
    <>
      {isFrom && words.before && <span className={css.from}>{words.before}</span>}
      <span className={size === "large" ? `${css.sign} ${css.signOfLarge}` : css.sign}>¥</span>
      {formatYuan(amount)}
      {isFrom && words.after && <span className={css.from}>{words.after}</span>}
    </>
  );
  if (isFrom && fromPack !== "")
    return (
      <>
        <span className={className}>{content}</span>{" "}
        <span className={css.ofPack}>/ {fromPack}</span>
      </>
    );
  if (kind !== "struck") return <span className={className}>{content}</span>;
  return (
    <s className={className}>
      <VisuallyHidden>{words.listPrice} </VisuallyHidden>
      {content}
    </s>
  );
}

export type PricePairProps = {
  /** The viewer's price with the list price, as the contract has them. */
  price: PriceFacts;
  /** Of the viewer's price; the list price is smaller. */
  size?: PriceSize;
  /** Puts the list price under the own price, for narrow columns. */
  isStacked?: boolean;
};

/** The viewer's price, with the struck list price before it if that is higher. */
export function PricePair({ price, size = "inherit", isStacked = false }: PricePairProps) {
  const own = (
    <Price amount={price.own} kind={isPromotional(price) ? "promotion" : "own"} size={size} />
  );
  if (!price.isStruck) return own;
  return (
    <span className={css.pair({ isStacked })}>
      <Price amount={price.list} kind="struck" />
      {own}
    </span>
  );
}

/** Whether a price has a promotion mark and is shown in the promotion colour. */
export function isPromotional(price: PriceFacts): boolean {
  return price.marks.some((mark) => mark !== "futures");
}
