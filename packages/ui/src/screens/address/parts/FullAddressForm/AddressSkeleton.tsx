import { FormSkeleton } from "../../../../components/Form/FormSkeleton.tsx";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import { paste } from "../PasteAddress/PasteAddress.css.ts";

/** The shape of the form of an address, as high as that. */
export function AddressSkeleton() {
  return (
    <>
      <div className={paste}>
        <SkeletonBox width="100%" height="162px" />
      </div>
      <FormSkeleton fields={8}>
        <SkeletonBox width="128px" height="28px" />
      </FormSkeleton>
    </>
  );
}
