import { Bone, Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { TableBones } from "../../../components/Skeleton/TableBones.tsx";
import { sums } from "../../../layouts/OrderSide/OrderSide.css.ts";
import * as css from "../PaySummary/PaySummary.css.ts";

/** The shape of what is to be paid. */
export function PayBones() {
  return (
    <Loading>
      <div className={css.page}>
        <div className={css.sections}>
          <div className={css.section}>
            <Bone width="120px" />
            <Bone width="320px" />
            <TableBones
              rows={3}
              density="comfortable"
              columns={[
                { width: "40%" },
                { width: "96px" },
                { width: "72px", isNumber: true },
                { width: "48px", isNumber: true },
                { width: "88px", isNumber: true },
              ]}
            />
          </div>
        </div>
        <div className={sums}>
          <Bone width="56px" />
          <Bone width="160px" height="32px" />
          <Bone width="100%" height="44px" />
        </div>
      </div>
    </Loading>
  );
}
