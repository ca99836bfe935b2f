import type { OrderInvoice } from "@reagent/api/contract/order";
import { Button } from "../../../../components/Button/Button.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../../components/Table/Table.tsx";
import { formatDay } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./OrderActions.copy.ts";
import { usePaper } from "./usePaper.ts";

interface Props {
  readonly orderId: string;
  readonly invoices: readonly OrderInvoice[];
}

/** The invoices of an order that has several, each with a button that opens it. */
export function InvoiceList({ orderId, invoices }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { open, isOpening } = usePaper(orderId);
  return (
    <Table label={words.invoice} density="comfortable" fold="labels">
      <TableHead>
        <HeadCell>{words.invoiceCode}</HeadCell>
        <HeadCell>{words.issuedOn}</HeadCell>
        <HeadCell isNumber>{words.amount}</HeadCell>
        <HeadCell isNumber isHidden>
          {words.view}
        </HeadCell>
      </TableHead>
      <TableBody>
        {invoices.map(({ invoiceCode, issuedAt, amount }) => (
          <Row key={invoiceCode}>
            <Cell isRowHeader label={words.invoiceCode}>
              {invoiceCode}
            </Cell>
            <Cell label={words.issuedOn}>{formatDay(issuedAt, language)}</Cell>
            <Cell isNumber label={words.amount}>
              <Price amount={amount} />
            </Cell>
            <Cell isNumber>
              <span>
                <Button
                  kind="quiet"
                  size="small"
                  isBusy={isOpening}
                  aria-label={words.of(words.view, invoiceCode)}
                  onClick={() => void open("invoice", invoiceCode)}
                >
                  {words.view}
                </Button>
              </span>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
