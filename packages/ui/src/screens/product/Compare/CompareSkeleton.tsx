import { SkeletonBox, SkeletonTile } from "../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import * as css from "./Compare.css.ts";

export function CompareSkeleton({ columns }: { columns: number }) {
  const each = Array.from({ length: columns }, (_, index) => index);
  return (
    <>
      <div className={css.skeleton}>
        {each.map((index) => (
          <span className={css.skeletonItem} key={index}>
            <SkeletonTile height="138px" />
            <SkeletonBox width="96px" height="20px" />
          </span>
        ))}
      </div>
      <TableSkeleton
        rows={10}
        hasHead={false}
        columns={[{ width: "72px" }, ...each.map(() => ({ width: "96px" }))]}
      />
    </>
  );
}
