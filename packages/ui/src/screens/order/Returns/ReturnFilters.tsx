import { ReturnFilter } from "@reagent/domain/return";
import { ListFilters } from "../../../blocks/ListPage/ListFilters.tsx";
import type { ListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { useCopy } from "../../../language/language.tsx";
import { returnWords } from "../parts/return-words.copy.ts";
import { copy } from "./Returns.copy.ts";

interface Props {
  readonly address: ListAddress<ReturnFilter>;
  readonly isBusy: boolean;
}

const texts = ["orderCode", "returnCode"] as const;
const statuses = ["all", "pending", "processing", "completed", "terminated", "closed"] as const;

/** The filters of the list of returns. */
export function ReturnFilters({ address, isBusy }: Props) {
  const words = { ...useCopy(returnWords), ...useCopy(copy) };
  return (
    <ListFilters
      label={words.search}
      schema={ReturnFilter}
      days={words.period}
      texts={texts.map((name) => ({ name, label: words[name] }))}
      selects={[
        {
          name: "status",
          label: words.status,
          options: statuses.map((value) => ({
            value,
            label: value === "all" ? words.all : words.statuses[value],
          })),
        },
      ]}
      {...{ address, isBusy }}
    />
  );
}
