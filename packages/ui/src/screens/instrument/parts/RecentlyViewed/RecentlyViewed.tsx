import { type ComponentProps, lazy } from "react";
import { BelowTheFold } from "../../../../blocks/Boundary/BelowTheFold.tsx";
import type { RecentlyViewedRow as Row } from "./RecentlyViewedRow.tsx";

const RecentlyViewedRow = lazy(async () => ({
  default: (await import("./RecentlyViewedRow.tsx")).RecentlyViewedRow,
}));

/** The instruments that were viewed on this device; one who viewed none loads nothing for it. */
export function RecentlyViewed(props: ComponentProps<typeof Row>) {
  if (props.skuIds.length === 0) return null;
  return (
    <BelowTheFold>
      <RecentlyViewedRow {...props} />
    </BelowTheFold>
  );
}
