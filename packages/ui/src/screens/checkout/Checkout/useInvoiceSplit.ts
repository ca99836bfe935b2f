import type { CheckoutLine, Confirmation, createOrder } from "@reagent/api/contract/checkout";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { INVOICE_SPLITS, invoiceGroups, type InvoiceSplit } from "@reagent/domain/invoice-split";
import { useCallback, useMemo } from "react";
import * as v from "valibot";
import type { InvoiceSplitProps } from "./InvoiceSplit.tsx";
import type { Checkout } from "./useCheckout.ts";

/** How the invoices of the order are split, for its card and for its call. */
export interface InvoiceSplitChoice {
  readonly props: InvoiceSplitProps;
  readonly params: Pick<ParamsOf<typeof createOrder>, "invoiceSplit" | "funds">;
}

const Funds = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The choice that is stored on the device; fund numbers stay while another choice is tried. */
export function useInvoiceSplit(
  { reagents, instruments }: Confirmation,
  { stored, store }: Checkout,
): InvoiceSplitChoice {
  const funds = useMemo(() => {
    const read = v.safeParse(Funds, stored.funds);
    return read.success ? read.output : {};
  }, [stored.funds]);
  const lines = useMemo(() => {
    const funded = (kind: GoodsKind) => (line: CheckoutLine) => {
      const key = `${kind} ${line.productId}`;
      return { ...line, kind, key, fund: funds[key] ?? "" };
    };
    return [...reagents.map(funded("reagent")), ...instruments.map(funded("instrument"))];
  }, [reagents, instruments, funds]);
  const options = useMemo(
    () =>
      INVOICE_SPLITS.filter((each) => each !== "hazard" || invoiceGroups(each, lines).length > 1),
    [lines],
  );
  const split = options.find((each) => each === stored.invoiceSplit) ?? "none";
  const onSplit = useCallback((next: InvoiceSplit) => store("invoiceSplit", next), [store]);
  const onFund = useCallback(
    (key: string, fund: string) => store("funds", JSON.stringify({ ...funds, [key]: fund })),
    [funds, store],
  );
  const entered = lines
    .map(({ kind, productId, fund }) => ({ kind, productId, fund: fund.trim() }))
    .filter(({ fund }) => fund !== "");
  return {
    props: { lines, split, options, onSplit, onFund },
    params: { invoiceSplit: split, funds: split === "fund" ? entered : null },
  };
}
