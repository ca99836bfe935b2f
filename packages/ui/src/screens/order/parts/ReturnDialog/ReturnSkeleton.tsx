import { FormSkeleton } from "../../../../components/Form/FormSkeleton.tsx";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../../components/Skeleton/TableSkeleton.tsx";
import { stack } from "../../../../theme/layout.css.ts";

const columns = [
  { width: "160px" },
  { width: "48px", isNumber: true },
  { width: "112px" },
  { width: "112px" },
];

/** The shape of the lines and the form of a return. */
export function ReturnSkeleton() {
  return (
    <div className={stack[5]}>
      <TableSkeleton rows={2} columns={columns} />
      <div>
        <SkeletonBox width="100%" height="132px" />
        <FormSkeleton fields={2}>
          <SkeletonBox width="100%" height="136px" />
        </FormSkeleton>
      </div>
      <SkeletonBox width="128px" height="28px" />
    </div>
  );
}
