import {
  SkeletonBox,
  SkeletonTile,
  TextSkeleton,
} from "../../../../components/Skeleton/Skeleton.tsx";
import * as card from "../GiftCard/GiftCard.css.ts";
import * as css from "./GiftList.css.ts";

export function GiftsSkeleton({ count = 9 }: { count?: number }) {
  return (
    <div className={css.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div className={card.gift} key={index}>
          <SkeletonTile height="100%" />
          <div className={card.words}>
            <SkeletonBox width="60%" />
            <TextSkeleton lines={1} />
            <div className={card.foot}>
              <SkeletonBox width="88px" height="28px" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
