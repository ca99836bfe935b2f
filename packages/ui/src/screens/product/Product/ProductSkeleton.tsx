import { SkeletonBox, TextSkeleton, SkeletonTile } from "../../../components/Skeleton/Skeleton.tsx";
import { PackSkeleton } from "../parts/PackPanel/PackSkeleton.tsx";
import * as css from "./Product.css.ts";

export function ProductSkeleton() {
  return (
    <>
      <div className={css.trailSkeleton}>
        <SkeletonBox width="192px" />
      </div>
      <div className={css.page}>
        <div className={css.top}>
          <div className={css.figure}>
            <SkeletonTile height="100%" />
          </div>
          <div className={css.identity}>
            <SkeletonBox width="160px" />
            <div className={css.nameLine}>
              <SkeletonBox width="240px" height="44px" />
            </div>
            <TextSkeleton lines={3} />
          </div>
        </div>
        <div className={css.offers}>
          <div className={css.packs({ isBelow: false })}>
            <PackSkeleton rows={5} />
          </div>
        </div>
        <div className={css.side}>
          <div>
            <TextSkeleton lines={4} />
          </div>
          <div>
            <TextSkeleton lines={5} />
          </div>
        </div>
      </div>
    </>
  );
}
