import { SkeletonBox, TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import * as css from "./Checkout.css.ts";

export function CheckoutSkeleton() {
  return (
    <div className={css.page}>
      <div className={css.sections}>
        {[3, 4, 2].map((lines, index) => (
          <div className={css.section} key={index}>
            <SkeletonBox width="96px" height="16px" />
            <TextSkeleton lines={lines} />
          </div>
        ))}
        <TableSkeleton
          rows={3}
          density="comfortable"
          columns={[
            { width: "60%" },
            { width: "72px" },
            { width: "64px", isNumber: true },
            { width: "40px", isNumber: true },
            { width: "64px", isNumber: true },
          ]}
        />
      </div>
      <div className={css.section}>
        <SkeletonBox width="144px" height="28px" />
        <TextSkeleton lines={5} />
        <SkeletonBox width="100%" height="44px" />
      </div>
    </div>
  );
}
