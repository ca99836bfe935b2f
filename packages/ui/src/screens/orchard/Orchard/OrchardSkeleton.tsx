import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { GiftsSkeleton } from "../parts/GiftList/GiftsSkeleton.tsx";
import * as banner from "../parts/OrchardBanners/OrchardBanners.css.ts";

export function OrchardSkeleton() {
  return (
    <>
      <div className={banner.place}>
        <div className={`${banner.frame} ${banner.skeleton}`} />
      </div>
      <TextSkeleton lines={2} />
      <GiftsSkeleton />
    </>
  );
}
