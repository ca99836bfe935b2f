import { useState } from "react";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Review.copy.ts";
import * as css from "./Review.css.ts";
import type { Picture } from "./review.ts";

export type ComparisonMode = "slider" | "aside" | "difference";

interface Props {
  /** What the pictures show, for screen readers. */
  label: string;
  before: Picture;
  after: Picture;
  mode: ComparisonMode;
}

interface SideProps {
  picture: Picture;
  alt: string;
  className?: string;
  /** How much is cut off at the left, in percent. */
  cut?: number;
}

/** It is loaded when it is scrolled to; until then its place is free. */
export const Side = ({ picture, alt, className = "", cut = 0 }: SideProps) => (
  <img
    {...picture}
    alt={alt}
    loading="lazy"
    className={`${css.layer} ${className}`}
    style={cut > 0 ? { clipPath: `inset(0 0 0 ${cut}%)` } : undefined}
  />
);

/** Two pictures of a story: over one another with a slider or as their difference, or beside one another. */
export function Comparison({ label, before, after, mode }: Props) {
  const words = useCopy(copy);
  const [percent, setPercent] = useState(50);
  const names = { before: `${label}: ${words.before}`, after: `${label}: ${words.after}` };
  if (mode === "aside")
    return (
      <div className={css.pair}>
        {(
          [
            [words.before, names.before, before],
            [words.after, names.after, after],
          ] as const
        ).map(([title, alt, picture]) => (
          <div key={title}>
            <p className={css.sides}>{title}</p>
            <div className={css.overlay}>
              <Side picture={picture} alt={alt} />
            </div>
          </div>
        ))}
      </div>
    );
  const isSlider = mode === "slider";
  return (
    <div>
      {isSlider && (
        <p className={css.sides} aria-hidden="true">
          <span>{words.before}</span>
          <span>{words.after}</span>
        </p>
      )}
      <div className={css.overlay}>
        <Side picture={before} alt={names.before} />
        <Side
          picture={after}
          alt={names.after}
          className={isSlider ? "" : css.differing}
          cut={isSlider ? percent : 0}
        />
        {isSlider && (
          <>
            <input
              type="range"
              className={css.range}
              aria-label={words.slider(label)}
              aria-valuetext={words.sliderValue(percent)}
              min={0}
              max={100}
              value={percent}
              onChange={(event) => setPercent(Number(event.currentTarget.value))}
            />
            <span className={css.border} style={{ left: `${percent}%` }} aria-hidden="true">
              <span className={css.handle} />
            </span>
          </>
        )}
      </div>
    </div>
  );
}
