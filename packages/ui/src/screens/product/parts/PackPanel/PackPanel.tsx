import { type ItemRow, readPriceAndStock } from "@reagent/api/contract/product";
import { hasBulkRow } from "@reagent/domain/product";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useNames } from "../names.ts";
import { BuyBar } from "../PackChoice/BuyBar.tsx";
import { usePackChoice } from "../PackChoice/usePackChoice.ts";
import { PackTable } from "../PackTable/PackTable.tsx";
import { copy } from "./PackPanel.copy.ts";
import { PackSkeleton } from "./PackSkeleton.tsx";

type Item = Pick<
  ItemRow,
  | "itemCode"
  | "chineseName"
  | "englishName"
  | "casNumber"
  | "specification"
  | "category"
  | "safetyLevel"
>;

interface Props {
  readonly item: Item;
  /** The alert for a guest who adds to the cart; without it the log-in opens. */
  readonly toGuests?: string;
}

/**
 * The expanded row of an item in a list: its packs with prices, stock and quantities, the first five until all are shown
 * (storefront §2, search results; §4, product line rows; §5, quantities).
 */
export function PackPanel({ item, toGuests }: Props) {
  const words = useCopy(copy);
  const { name } = useNames(item);
  const { itemCode } = item;
  const call = useCall(readPriceAndStock, { itemCode });
  const packs = call.data?.packs ?? [];
  const viewer = call.data?.isLoggedIn ? "customer" : "guest";
  const isLowBoiling = item.safetyLevel === "low-boiling";
  const choice = usePackChoice({
    itemCode,
    packs,
    viewer,
    isLowBoiling,
    nothingChosen: words.nothingChosen,
    toGuests,
  });
  return (
    <Load call={call} skeleton={<PackSkeleton />}>
      {({ bulkPacks }) => (
        <PackTable
          item={{ ...item, name, isLowBoiling }}
          packs={packs}
          bulkPacks={hasBulkRow(item.category) ? bulkPacks : []}
          viewer={viewer}
          quantities={choice.quantities}
          onQuantity={(productId, quantity) => choice.choose({ [productId]: quantity })}
          isShortened
        >
          <BuyBar choice={choice} place="row" />
        </PackTable>
      )}
    </Load>
  );
}
