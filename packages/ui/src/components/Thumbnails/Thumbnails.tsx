import { LineArt } from "../LineArt/LineArt.tsx";
import * as css from "./Thumbnails.css.ts";

interface Thumbnail {
  /** SVG markup or the address of an image. */
  readonly drawing: string;
  /** What its button is called. */
  readonly label: string;
}

export interface ThumbnailsProps {
  /** The accessible name of the row. */
  readonly label: string;
  /** The pictures, in their order. */
  readonly pictures: readonly Thumbnail[];
  /** The index of the picture that is shown. */
  readonly value: number;
  /** Called with the index of the picture that is chosen. */
  readonly onChange: (index: number) => void;
}

/** A row of buttons, one for each of several pictures of which one is shown. */
export function Thumbnails({ label, pictures, value, onChange }: ThumbnailsProps) {
  return (
    <ul className={css.thumbnails} aria-label={label}>
      {pictures.map((picture, at) => (
        <li className={css.thumbnail} key={picture.drawing}>
          <LineArt drawing={picture.drawing} fills width="72px" />
          <button
            type="button"
            className={css.choose}
            aria-pressed={at === value}
            aria-label={picture.label}
            onClick={() => onChange(at)}
          />
        </li>
      ))}
    </ul>
  );
}
