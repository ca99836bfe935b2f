import { SkeletonBox, SkeletonTile, TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import * as css from "./Gift.css.ts";

export function GiftSkeleton() {
  return (
    <>
      <div className={css.trailSkeleton}>
        <SkeletonBox width="192px" />
      </div>
      <div className={css.top}>
        <div className={css.stage}>
          <SkeletonTile height="100%" />
        </div>
        <div className={css.identity}>
          <SkeletonBox width="240px" height="36px" />
          <div className={css.offer}>
            <TextSkeleton lines={3} />
            <SkeletonBox width="144px" height="44px" />
          </div>
        </div>
      </div>
    </>
  );
}
