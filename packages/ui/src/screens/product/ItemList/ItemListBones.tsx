import { Bone, TextBones, TileBone } from "../../../components/Skeleton/Skeleton.tsx";
import { TableBones } from "../../../components/Skeleton/TableBones.tsx";
import { list } from "./ItemList.css.ts";
import * as css from "./SubstanceGroup.css.ts";

/** The shape of a list of items: substances with their rows. Put it into `Loading`. */
export function ItemListBones() {
  return (
    <div className={list}>
      {[3, 2, 1, 2].map((rows, index) => (
        <div className={css.group} key={index}>
          <div className={css.structure}>
            <TileBone height="138px" />
          </div>
          <div className={css.body}>
            <Bone width="160px" height="28px" />
            <TextBones lines={1} />
            <TableBones
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
