import {
  SkeletonBox,
  TextSkeleton,
  SkeletonTile,
} from "../../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../../components/Skeleton/TableSkeleton.tsx";
import { list } from "./ItemList.css.ts";
import * as css from "./SubstanceGroup.css.ts";

export function ItemListSkeleton() {
  return (
    <div className={list}>
      {[3, 2, 1, 2].map((rows, index) => (
        <div className={css.group} key={index}>
          <div className={css.structure}>
            <SkeletonTile height="138px" />
          </div>
          <div className={css.body}>
            <SkeletonBox width="160px" height="28px" />
            <TextSkeleton lines={1} />
            <TableSkeleton
              rows={rows}
              lines="hair"
              hasHead={false}
              columns={[
                { width: "88px" },
                { width: "144px" },
                { width: "64px" },
                { width: "72px", isNumber: true },
                { width: "80px", isNumber: true },
              ]}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
