import { Bone, Loading, TileBone } from "../../../components/Skeleton/Skeleton.tsx";
import { TableBones } from "../../../components/Skeleton/TableBones.tsx";
import * as css from "./Compare.css.ts";

/** The shape of a comparison. */
export function CompareBones({ columns }: { columns: number }) {
  const each = Array.from({ length: columns }, (_, index) => index);
  return (
    <Loading>
      <div className={css.bones}>
        {each.map((index) => (
          <span className={css.boneItem} key={index}>
            <TileBone height="138px" />
            <Bone width="96px" height="20px" />
          </span>
        ))}
      </div>
      <TableBones
        rows={10}
        hasHead={false}
        columns={[{ width: "72px" }, ...each.map(() => ({ width: "96px" }))]}
      />
    </Loading>
  );
}
