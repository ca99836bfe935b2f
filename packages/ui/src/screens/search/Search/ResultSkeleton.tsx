import { SkeletonBox, Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { ItemListSkeleton } from "../../product/parts/ItemList/ItemListSkeleton.tsx";
import { tabSkeleton } from "./Search.css.ts";

export function ResultSkeleton() {
  return (
    <Loading>
      <div className={tabSkeleton}>
        <SkeletonBox width="56px" />
        <SkeletonBox width="88px" />
      </div>
      <ItemListSkeleton />
    </Loading>
  );
}
