import type { Confirmation } from "@reagent/api/contract/checkout";
import { invoiceDelivery, type InvoiceField, type InvoiceType } from "@reagent/domain/invoice";
import { useCallback, useMemo, useState } from "react";
import type { InvoiceDeliveryProps } from "./InvoiceDelivery.tsx";
import type { InvoiceDraftProps } from "./InvoiceDraft.tsx";
import type { Checkout } from "./useCheckout.ts";

type Input = Readonly<Record<InvoiceField, string> & { type: InvoiceType }>;

export interface InvoiceChoice {
  /** The saved invoice, or the values of the form. */
  readonly input: Input;
  readonly draft: Pick<InvoiceDraftProps, "mailbox" | "onInput" | "onMailbox">;
  readonly delivery: InvoiceDeliveryProps | undefined;
  /** Empty where the invoice is delivered with the goods or by e-mail. */
  readonly addressId: string;
}

/** The invoice of the order, and the delivery of a paper invoice. */
export function useInvoiceChoice(
  { invoice, invoiceAddress: place }: Confirmation,
  { stored, store }: Checkout,
): InvoiceChoice {
  const [typed, setTyped] = useState<Input>();
  const [goesApart, setGoesApart] = useState(place.addressId !== "");
  const onMailbox = useCallback((email: string) => store("mailbox", email), [store]);
  const draft = useMemo(
    () => ({ mailbox: stored.mailbox, onInput: setTyped, onMailbox }),
    [stored.mailbox, onMailbox],
  );

  const input = invoice.type === "blank" && typed ? typed : invoice;
  const isPaper = input.type !== "blank" && invoiceDelivery(invoice.method, input.type) === "paper";
  const delivery = useMemo(
    () => (isPaper ? { place, goesApart, onChange: setGoesApart } : undefined),
    [isPaper, place, goesApart],
  );
  return {
    input,
    draft,
    delivery,
    addressId: isPaper && goesApart ? place.addressId : "",
  };
}
