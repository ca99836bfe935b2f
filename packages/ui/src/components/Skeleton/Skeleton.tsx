import type { ReactNode } from "react";
import { useCopy } from "../../language/language.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./Skeleton.copy.ts";
import * as css from "./Skeleton.css.ts";

export type LoadingProps = {
  /** The announced text. */
  label?: string;
  /** Skeletons of what is loading. */
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

export type SkeletonBoxProps = {
  /** CSS lengths. */
  width?: string;
  /** A CSS length; by default the height that the style gives. */
  height?: string;
};

/** The shape of a word or a button. */
export function SkeletonBox({ width = "96px", height }: SkeletonBoxProps) {
  return <span className={css.skeletonBox} style={{ width, height }} />;
}

export type SkeletonTileProps = SkeletonBoxProps;

/** The shape of a picture or a structure. */
export function SkeletonTile({ width, height }: SkeletonTileProps) {
  return <span className={css.tile} style={{ width, height }} />;
}

const widths = ["88%", "96%", "72%", "92%", "64%"];

export type TextSkeletonProps = {
  /** How many lines the text has; 3 by default. */
  lines?: number;
};

/** The shape of running text. */
export function TextSkeleton({ lines = 3 }: TextSkeletonProps) {
  return Array.from({ length: lines }, (_, index) => (
    <span className={css.line} key={index}>
      <SkeletonBox width={widths[index % widths.length] ?? "88%"} />
    </span>
  ));
}
