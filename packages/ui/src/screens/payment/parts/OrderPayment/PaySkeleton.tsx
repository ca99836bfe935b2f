import * as css from "../../../../blocks/OrderSide/OrderPage.css.ts";
import { sums } from "../../../../blocks/OrderSide/OrderSide.css.ts";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../../components/Skeleton/TableSkeleton.tsx";

export function PaySkeleton() {
  return (
    <div className={css.page}>
      <div className={css.sections}>
        <div className={css.section}>
          <SkeletonBox width="120px" />
          <SkeletonBox width="320px" />
          <TableSkeleton
            rows={3}
            density="comfortable"
            columns={[
              { width: "40%" },
              { width: "96px" },
              { width: "72px", isNumber: true },
              { width: "48px", isNumber: true },
              { width: "88px", isNumber: true },
            ]}
          />
        </div>
      </div>
      <div className={sums}>
        <SkeletonBox width="56px" />
        <SkeletonBox width="160px" height="32px" />
        <SkeletonBox width="100%" height="44px" />
      </div>
    </div>
  );
}
