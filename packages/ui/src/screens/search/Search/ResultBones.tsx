import { Bone, Loading, TextBones, TileBone } from "../../../components/Skeleton/Skeleton.tsx";
import { TableBones } from "../../../components/Skeleton/TableBones.tsx";
import * as css from "../ReagentResults/SubstanceGroup.css.ts";
import { tabBones } from "./Search.css.ts";

/** The shape of the results: tabs, and substances with their items. */
export function ResultBones() {
  return (
    <Loading>
      <div className={tabBones}>
        <Bone width="56px" />
        <Bone width="88px" />
      </div>
      {[3, 2, 1, 2].map((rows, index) => (
        <div className={css.group} key={index}>
          <div className={css.structure}>
            <TileBone height="138px" />
          </div>
          <div>
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
    </Loading>
  );
}
