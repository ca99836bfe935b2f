import type { OrderInvoice } from "@reagent/api/contract/order";
import { Button } from "../../../../components/Button/Button.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
import { formatDay } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./OrderActions.copy.ts";
import * as css from "./OrderActions.css.ts";
import { usePaper } from "./usePaper.ts";

interface Props {
  readonly orderId: string;
  readonly invoices: readonly OrderInvoice[];
}

/** The invoices of an order, each with buttons that open it: the tax office's documents where they are there, else the shop's own paper. */
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
        {
          title: words.invoiceCode,
          value: ({ invoiceCode, taxNumber, reverses }) => {
            const number = taxNumber || invoiceCode;
            return reverses === "" ? number : words.creditNote(number);
          },
        },
        { title: words.issuedOn, value: ({ issuedAt }) => formatDay(issuedAt, language) },
        { title: words.amount, isNumber: true, value: ({ amount }) => <Price amount={amount} /> },
        {
          title: words.view,
          isNumber: true,
          isTitleHidden: true,
          isLabelHidden: true,
          value: (invoice) => (
            <span className={css.documents}>
              {documentsOf(invoice, words.view).map(({ paper, name }) => (
                <Button
                  key={paper}
                  kind="quiet"
                  size="small"
                  isBusy={isOpening}
                  aria-label={words.of(name, invoice.taxNumber || invoice.invoiceCode)}
                  onClick={() => void open(paper, invoice.invoiceCode)}
                >
                  {name}
                </Button>
              ))}
            </span>
          ),
        },
      ]}
    />
  );
}

/** What can be opened of an invoice, with the names of the buttons. */
function documentsOf({ formats }: OrderInvoice, view: string) {
  const documents = formats.flatMap((format) =>
    format === "other" ? [] : [{ paper: `tax-${format}` as const, name: format.toUpperCase() }],
  );
  return documents.length > 0 ? documents : [{ paper: "invoice" as const, name: view }];
}
