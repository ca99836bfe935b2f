import { lazy } from "react";
import { BelowTheFold } from "../../../../blocks/Boundary/BelowTheFold.tsx";
import { useViewHistory } from "../../../../state/view-history.ts";

const RecentItemsRow = lazy(async () => ({
  default: (await import("./RecentItemsRow.tsx")).RecentItemsRow,
}));

interface Props {
  /** The item whose page this is: it is no memory yet. */
  readonly besides?: string;
}

/** The items that were viewed on this device; one who viewed none loads nothing for it. */
export function RecentItems({ besides }: Props) {
  const { ids } = useViewHistory("items");
  const itemCodes = ids.filter((code) => code !== besides);
  if (itemCodes.length === 0) return null;
  return (
    <BelowTheFold>
      <RecentItemsRow itemCodes={itemCodes} />
    </BelowTheFold>
  );
}
