import { LineArt } from "../../../../components/LineArt/LineArt.tsx";
import { isPhotograph } from "../../../../components/LineArt/parse-drawing.ts";
import * as css from "./ContentPicture.css.ts";

interface Props {
  readonly picture: { readonly drawing: string; readonly alt: string };
  /** The height of a drawing; a photograph has a height of its own. */
  readonly size: keyof typeof css.arts;
}

/** The picture above the text of an article or activity; nothing where it has none. */
export function ContentPicture({ picture: { drawing, alt }, size }: Props) {
  if (drawing === "") return null;
  const fills = isPhotograph(drawing);
  return (
    <div className={fills ? css.photograph : css.arts[size]}>
      <LineArt drawing={drawing} label={alt} fills={fills} isEager width="min(100vw, 588px)" />
    </div>
  );
}
