import { OrderFilter } from "@reagent/domain/order";
import { ListFilters } from "../../../../blocks/ListPage/ListFilters.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { orderWords } from "../order-words.copy.ts";
import type { OrderAddress } from "../useOrderAddress.ts";
import { copy } from "./OrderFilters.copy.ts";

interface Props {
  readonly address: OrderAddress;
  /** Whether payment is one of the filters; some lists have it in their route. */
  readonly hasPaymentFilter: boolean;
  readonly isBusy: boolean;
}

const texts = ["orderCode", "productCode", "casNumber", "customerOrderNumber", "receiver"] as const;

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The filters of a list of orders. */
export function OrderFilters({ address, hasPaymentFilter, isBusy }: Props) {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  const review = {
    name: "review",
    label: words.review,
    options: optionsOf(words.reviews),
  } as const;
  const payment = {
    name: "payment",
    label: words.payment,
    options: optionsOf(words.payments),
  } as const;
  return (
    <ListFilters
      label={words.search}
      schema={OrderFilter}
      days={words.placed}
      texts={texts.map((name) => ({ name, label: words[name] }))}
      selects={hasPaymentFilter ? [payment, review] : [review]}
      {...{ address, isBusy }}
    />
  );
}
