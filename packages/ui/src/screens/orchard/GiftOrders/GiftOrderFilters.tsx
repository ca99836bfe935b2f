import { GiftOrderFilter } from "@reagent/domain/gift-order";
import { ListFilters } from "../../../blocks/ListPage/ListFilters.tsx";
import type { ListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./GiftOrders.copy.ts";

interface Props {
  readonly address: ListAddress<GiftOrderFilter>;
  readonly isBusy: boolean;
}

const texts = ["orderCode", "receiver", "customerOrderNumber"] as const;
const statuses = ["all", "unconfirmed", "confirmed", "shipped", "cancelled"] as const;

/** The filters of the gift orders. */
export function GiftOrderFilters({ address, isBusy }: Props) {
  const words = useCopy(copy);
  return (
    <ListFilters
      label={words.search}
      schema={GiftOrderFilter}
      days={words.placed}
      texts={texts.map((name) => ({ name, label: words[name] }))}
      selects={[
        {
          name: "status",
          label: words.status,
          options: statuses.map((value) => ({ value, label: words.statuses[value] })),
        },
      ]}
      {...{ address, isBusy }}
    />
  );
}
