import { formatUnitPrice, type UnitPrice } from "@reagent/domain/pack";
import { NoValue } from "../NoValue/NoValue.tsx";
import { perUnit } from "./PricePerUnit.css.ts";

export type PricePerUnitProps = {
  /** The result of `pricePerUnit`; undefined for packs without one, such as pieces. */
  value: UnitPrice | undefined;
};

/** The price of a gram or a millilitre: "¥1.33/g". */
export function PricePerUnit({ value }: PricePerUnitProps) {
  return (
    <span className={perUnit}>
      {value === undefined ? <NoValue /> : `¥${formatUnitPrice(value)}/${value.per}`}
    </span>
  );
}
