import { SkeletonBox, TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import * as card from "../parts/InstrumentCard/InstrumentCard.css.ts";
import * as css from "../parts/InstrumentGrid/InstrumentGrid.css.ts";

export function InstrumentsSkeleton() {
  return (
    <div className={css.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <div className={css.place} key={index}>
          <div className={card.card}>
            <div className={card.picture} />
            <SkeletonBox width="72%" />
            <TextSkeleton lines={3} />
            <div className={card.foot}>
              <SkeletonBox width="88px" height="28px" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
