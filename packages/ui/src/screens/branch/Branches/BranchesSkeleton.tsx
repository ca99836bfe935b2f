import { SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import * as css from "./Branches.css.ts";

const ROWS = ["a", "b", "c", "d", "e", "f"];

/** The map and the list while they load. */
export function BranchesSkeleton() {
  return (
    <div className={css.columns}>
      <div className={css.list}>
        {ROWS.map((row) => (
          <div className={css.branch} key={row}>
            <p className={css.name}>
              <SkeletonBox width="96px" />
            </p>
            <div className={css.contact}>
              <p>
                <SkeletonBox width="80%" />
              </p>
              <p>
                <SkeletonBox width="144px" />
              </p>
              <p>
                <SkeletonBox width="168px" />
              </p>
            </div>
          </div>
        ))}
      </div>
      <div className={css.map}>
        <div className={css.mapSkeleton} />
      </div>
    </div>
  );
}
