import { SkeletonBox, TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import * as css from "./AwaitPayment.css.ts";

/** The shape of what is shown while a payment is completed elsewhere; `hasCode` where a QR code is. */
export function AwaitSkeleton({ hasCode }: { hasCode: boolean }) {
  return (
    <div className={css.frame}>
      {hasCode ? (
        <div className={css.scan}>
          <div className={css.code} />
          <TextSkeleton lines={4} />
        </div>
      ) : (
        <TextSkeleton lines={4} />
      )}
      <div className={css.waiting}>
        <SkeletonBox />
      </div>
      <div className={css.actions}>
        <SkeletonBox width="208px" height="28px" />
      </div>
    </div>
  );
}
