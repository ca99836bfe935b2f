import { SkeletonBox } from "../Skeleton/Skeleton.tsx";
import { FieldGrid } from "./FieldGrid.tsx";

export type FormSkeletonProps = {
  /** How many fields the form has. */
  fields: number;
};

/** The skeleton of a form. */
export function FormSkeleton({ fields }: FormSkeletonProps) {
  return (
    <FieldGrid>
      {Array.from({ length: fields }, (_, index) => (
        <SkeletonBox key={index} width="100%" height="64px" />
      ))}
    </FieldGrid>
  );
}
