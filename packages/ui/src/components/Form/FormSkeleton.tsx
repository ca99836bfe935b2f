import { SkeletonBox } from "../Skeleton/Skeleton.tsx";
import { FieldGrid } from "./FieldGrid.tsx";

/** The skeleton of a form. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <FieldGrid>
      {Array.from({ length: fields }, (_, index) => (
        <SkeletonBox key={index} width="100%" height="64px" />
      ))}
    </FieldGrid>
  );
}
