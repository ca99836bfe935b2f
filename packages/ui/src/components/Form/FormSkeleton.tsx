import type { ReactNode } from "react";
import { SkeletonBox } from "../Skeleton/Skeleton.tsx";
import { FieldGrid } from "./FieldGrid.tsx";
import * as css from "./Form.css.ts";

export type FormSkeletonProps = {
  /** How many fields the form has. */
  fields: number;
  /** From a tablet's width; one on a phone. */
  columns?: 1 | 2;
  /** What follows the fields, such as the shape of a button. */
  children?: ReactNode;
};

/** The skeleton of a form: each field is as high as one with a label and a line for messages. */
export function FormSkeleton({ fields, columns = 2, children }: FormSkeletonProps) {
  const shapes = Array.from({ length: fields }, (_, index) => (
    <span className={css.fieldShape} key={index}>
      <SkeletonBox width="72px" />
      <span className={css.controlShape} />
    </span>
  ));
  return (
    <div className={css.form}>
      {columns === 1 ? shapes : <FieldGrid>{shapes}</FieldGrid>}
      {children}
    </div>
  );
}
