import type { OrderInvoice } from "@reagent/api/contract/order";
import { Button } from "../../../../components/Button/Button.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
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
    <RecordTable
      label={words.invoice}
      records={invoices}
      keyOf={({ invoiceCode }) => invoiceCode}
      columns={[
        { title: words.invoiceCode, value: ({ invoiceCode }) => invoiceCode },
        { title: words.issuedOn, value: ({ issuedAt }) => formatDay(issuedAt, language) },
        { title: words.amount, isNumber: true, value: ({ amount }) => <Price amount={amount} /> },
        {
          title: words.view,
          isNumber: true,
          isTitleHidden: true,
          isLabelHidden: true,
          value: ({ invoiceCode }) => (
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
          ),
        },
      ]}
    />
  );
}
