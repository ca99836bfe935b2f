import { Bone, Loading, TextBones } from "../../../components/Skeleton/Skeleton.tsx";
import { TableBones } from "../../../components/Skeleton/TableBones.tsx";
import * as css from "./Checkout.css.ts";

/** The shape of the page: its parts, and what it comes to beside them. */
export function CheckoutBones() {
  return (
    <Loading>
      <div className={css.page}>
        <div className={css.sections}>
          {[3, 4, 2].map((lines, index) => (
            <div className={css.section} key={index}>
              <Bone width="96px" height="16px" />
              <TextBones lines={lines} />
            </div>
          ))}
          <TableBones
            rows={3}
            density="comfortable"
            columns={[
              { width: "60%" },
              { width: "72px" },
              { width: "64px", isNumber: true },
              { width: "40px", isNumber: true },
              { width: "64px", isNumber: true },
            ]}
          />
        </div>
        <div className={css.section}>
          <Bone width="144px" height="28px" />
          <TextBones lines={5} />
          <Bone width="100%" height="44px" />
        </div>
      </div>
    </Loading>
  );
}
