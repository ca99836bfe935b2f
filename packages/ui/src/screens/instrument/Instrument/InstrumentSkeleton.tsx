import { SkeletonBox, TextSkeleton, SkeletonTile } from "../../../components/Skeleton/Skeleton.tsx";
import * as css from "./Instrument.css.ts";

export function InstrumentSkeleton() {
  return (
    <>
      <div className={css.trailSkeleton}>
        <SkeletonBox width="192px" />
      </div>
      <div className={css.top({ hasArt: true })}>
        <div className={css.figure}>
          <SkeletonTile height="100%" />
        </div>
        <div className={css.identity}>
          <SkeletonBox width="240px" height="36px" />
          <TextSkeleton lines={2} />
          <div className={css.choosers}>
            <TextSkeleton lines={3} />
          </div>
          <div className={css.offer}>
            <SkeletonBox width="144px" height="28px" />
            <TextSkeleton lines={3} />
          </div>
        </div>
      </div>
    </>
  );
}
