import type { GiftOrderLine } from "@reagent/api/contract/gift-order";
import { Grains } from "../../../../components/Grains/Grains.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { GiftName } from "../GiftName/GiftName.tsx";
import { copy } from "./GiftLines.copy.ts";
import * as css from "./GiftLines.css.ts";

/** A line of an order, or of the basket that is to be ordered. */
type GiftLine = GiftOrderLine & { readonly isListed?: boolean };

/** The gifts of an order with their prices. */
export function GiftLines({ lines }: { lines: readonly GiftLine[] }) {
  const words = useCopy(copy);
  return (
    <RecordTable
      label={words.gifts}
      fold="grid"
      rowClassName={css.line}
      records={lines}
      keyOf={({ giftCode }) => giftCode}
      stateOf={(line) => (isDelisted(line) ? "faded" : "plain")}
      columns={[
        {
          title: words.gifts,
          className: css.gift,
          value: (line) => (
            <GiftName gift={line}>{isDelisted(line) && <b>{words.delisted}</b>}</GiftName>
          ),
        },
        {
          title: words.price,
          isNumber: true,
          className: css.price,
          value: ({ price }) => <Grains amount={price} />,
        },
        {
          title: words.quantity,
          isNumber: true,
          className: css.quantity,
          value: ({ quantity }) => quantity,
        },
        {
          title: words.subtotal,
          isNumber: true,
          className: css.subtotal,
          value: ({ amount }) => <Grains amount={amount} />,
        },
      ]}
    />
  );
}

const isDelisted = ({ isListed }: GiftLine) => isListed === false;
