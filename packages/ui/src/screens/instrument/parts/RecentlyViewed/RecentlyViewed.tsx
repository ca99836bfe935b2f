import { type ComponentProps, lazy } from "react";
import { BelowTheFold } from "../../../../blocks/Boundary/BelowTheFold.tsx";
import type { RecentlyViewedRow as Row } from "./RecentlyViewedRow.tsx";

const RecentlyViewedRow = lazy(async () => ({
  default: (await import("./RecentlyViewedRow.tsx")).RecentlyViewedRow,
}));

/** The instruments viewed on this device; without any, no code is loaded. */
export function RecentlyViewed(props: ComponentProps<typeof Row>) {
  if (props.skuIds.length === 0) return null;
  return (
    <BelowTheFold>
      <RecentlyViewedRow {...props} />
    </BelowTheFold>
  );
}
