import { FormSkeleton } from "../../../../components/Form/FormSkeleton.tsx";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import * as css from "./AddToList.css.ts";

/** The shape of two lists and of the form of a new one. */
export function ListsSkeleton() {
  return (
    <div className={css.panel}>
      <div>
        <SkeletonBox width="100%" height="40px" />
        <SkeletonBox width="100%" height="40px" />
      </div>
      <FormSkeleton fields={1} columns={1}>
        <SkeletonBox width="96px" height="28px" />
      </FormSkeleton>
    </div>
  );
}
