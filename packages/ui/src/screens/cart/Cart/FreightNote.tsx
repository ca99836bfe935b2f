import type { Cart } from "@reagent/api/contract/cart";
import { formatYuan } from "@reagent/domain/money";
import { minor } from "../../../blocks/OrderBar/OrderBar.css.ts";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./FreightNote.copy.ts";

/** The freight of the selected lines, and how much more makes them free of it; each kind of goods by itself where there are two (decisions, freight). */
export function FreightNote({ freight }: Pick<Cart, "freight">) {
  const words = useCopy(copy);
  return freight.map(({ kind, fee, untilFree }) => {
    if (kind === "unknown") return null;
    const own =
      fee === 0
        ? words.free
        : untilFree === null
          ? words.fee(formatYuan(fee))
          : words.untilFree(formatYuan(fee), formatYuan(untilFree));
    return (
      <span key={kind} className={minor}>
        {freight.length > 1 ? words.ofKind(words.kinds[kind], own) : own}
      </span>
    );
  });
}
