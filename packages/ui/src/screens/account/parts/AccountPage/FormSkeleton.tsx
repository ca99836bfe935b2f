import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import * as css from "./AccountPage.css.ts";

/** The skeleton of a form. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={css.fields}>
      {Array.from({ length: fields }, (_, index) => (
        <SkeletonBox key={index} width="100%" height="64px" />
      ))}
    </div>
  );
}
