import { SkeletonBox, Loading } from "../../../../components/Skeleton/Skeleton.tsx";
import * as css from "./AccountPage.css.ts";

/** The shape of a form that is on its way. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Loading>
      <div className={css.fields}>
        {Array.from({ length: fields }, (_, index) => (
          <SkeletonBox key={index} width="100%" height="64px" />
        ))}
      </div>
    </Loading>
  );
}
