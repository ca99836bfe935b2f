import type { ReactNode } from "react";
import { useCopy } from "../../language/language.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./Skeleton.copy.ts";
import * as css from "./Skeleton.css.ts";

type LoadingProps = {
  /** The announced text. */
  label?: string;
  children: ReactNode;
};

/** A loading state that is announced once; the shapes in it are hidden from screen readers. */
export function Loading({ label, children }: LoadingProps) {
  const words = useCopy(copy);
  return (
    <div>
      <VisuallyHidden role="status">{label ?? words.loading}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

type SkeletonProps = {
  /** CSS lengths. */
  width?: string;
  height?: string;
};

/** The shape of a word or a button. */
export function SkeletonBox({ width = "96px", height }: SkeletonProps) {
  return <span className={css.skeletonBox} style={{ width, height }} />;
}

/** The shape of a picture or a structure. */
export function SkeletonTile({ width, height }: SkeletonProps) {
  return <span className={css.tile} style={{ width, height }} />;
}

const widths = ["88%", "96%", "72%", "92%", "64%"];

/** The shape of running text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <span className={css.line} key={index}>
      <SkeletonBox width={widths[index % widths.length] ?? "88%"} />
    </span>
  ));
}
