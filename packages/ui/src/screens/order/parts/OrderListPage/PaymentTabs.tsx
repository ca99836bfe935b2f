import type { OrderListKind } from "@reagent/domain/order";
import { LinkTabs } from "../../../../components/LinkTabs/LinkTabs.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./OrderListPage.copy.ts";

interface Props {
  readonly current: OrderListKind;
  readonly hrefOf: (list?: { type: "1" | "2" }) => string;
}

/** Links to the lists by payment status. */
export function PaymentTabs({ current, hrefOf }: Props) {
  const words = useCopy(copy);
  return (
    <LinkTabs
      label={words.lists}
      current={current}
      entries={[
        { id: "all", label: words.all, to: hrefOf() },
        { id: "paid", label: words.paid, to: hrefOf({ type: "1" }) },
        { id: "unpaid", label: words.unpaid, to: hrefOf({ type: "2" }) },
      ]}
    />
  );
}
