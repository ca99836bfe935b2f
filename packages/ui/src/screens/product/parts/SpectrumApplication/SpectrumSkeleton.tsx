import { FormSkeleton } from "../../../../components/Form/FormSkeleton.tsx";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";

/** The shape of the request for a spectrum, as high as that. */
export function SpectrumSkeleton() {
  return (
    <FormSkeleton fields={5} columns={1}>
      <SkeletonBox width="100%" height="28px" />
    </FormSkeleton>
  );
}
