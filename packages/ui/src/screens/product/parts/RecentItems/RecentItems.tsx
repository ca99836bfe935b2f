import { lazy } from "react";
import { BelowTheFold } from "../../../../blocks/Boundary/BelowTheFold.tsx";
import { useViewHistory } from "../../../../state/view-history.ts";

const RecentItemsRow = lazy(async () => ({
  default: (await import("./RecentItemsRow.tsx")).RecentItemsRow,
}));

interface Props {
  /** The item of the page, which is left out. */
  readonly except?: string;
}

/** The items viewed on this device; without any, no code is loaded. */
export function RecentItems({ except }: Props) {
  const { ids } = useViewHistory("items");
  const itemCodes = ids.filter((code) => code !== except);
  if (itemCodes.length === 0) return null;
  return (
    <BelowTheFold>
      <RecentItemsRow itemCodes={itemCodes} />
    </BelowTheFold>
  );
}
