import { formatUnitPrice, type UnitPrice } from "@reagent/domain/pack";
import { NoValue } from "../NoValue/NoValue.tsx";
import { perUnit } from "./PricePerUnit.css.ts";

type Props = {
  /** The answer of `pricePerUnit`; undefined where a pack has none, such as pieces. */
  value: UnitPrice | undefined;
};

/** What a gram or a millilitre costs: "¥1.33/g". */
export function PricePerUnit({ value }: Props) {
  return (
    <span className={perUnit}>
      {value === undefined ? <NoValue /> : `¥${formatUnitPrice(value)}/${value.per}`}
    </span>
  );
}
