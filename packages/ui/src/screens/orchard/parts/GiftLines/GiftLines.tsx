import type { GiftOrderLine } from "@reagent/api/contract/gift-order";
import { Grains } from "../../../../components/Grains/Grains.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../../components/Table/Table.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { GiftName } from "../GiftName/GiftName.tsx";
import { copy } from "./GiftLines.copy.ts";
import * as css from "./GiftLines.css.ts";

/** A line of an order, or of the basket that is to be ordered. */
type Line = GiftOrderLine & { readonly isListed?: boolean };

/** The gifts of an order with their prices. */
export function GiftLines({ lines }: { lines: readonly Line[] }) {
  const words = useCopy(copy);
  return (
    <Table label={words.gifts} density="comfortable" fold="grid">
      <TableHead>
        <HeadCell>{words.gifts}</HeadCell>
        <HeadCell isNumber>{words.price}</HeadCell>
        <HeadCell isNumber>{words.quantity}</HeadCell>
        <HeadCell isNumber>{words.subtotal}</HeadCell>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <Row
            className={css.line}
            key={line.giftCode}
            state={line.isListed === false ? "faded" : "plain"}
          >
            <Cell className={css.gift} isRowHeader label={words.gifts}>
              <GiftName gift={line}>{line.isListed === false && <b>{words.delisted}</b>}</GiftName>
            </Cell>
            <Cell className={css.price} isNumber label={words.price}>
              <Grains amount={line.price} />
            </Cell>
            <Cell className={css.quantity} isNumber label={words.quantity}>
              {line.quantity}
            </Cell>
            <Cell className={css.subtotal} isNumber label={words.subtotal}>
              <Grains amount={line.amount} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
