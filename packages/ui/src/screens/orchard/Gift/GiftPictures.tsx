import ZoomIn from "@lucide/icons/icons/zoom-in";
import type { Gift } from "@reagent/api/contract/gift";
import { useState } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { Thumbnails } from "../../../components/Thumbnails/Thumbnails.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Gift.copy.ts";
import * as css from "./Gift.css.ts";
import { GiftZoom } from "./GiftZoom.tsx";

/** The pictures of a gift, one at a time; each can be enlarged in a dialog (storefront §2, orchard). */
export function GiftPictures({ gift: { name, drawings, drawing } }: { gift: Gift }) {
  const words = useCopy(copy);
  const { dialog, prepare } = useOverlays();
  const [index, setIndex] = useState(0);
  const pictures = drawings.length > 0 ? drawings : [drawing.svg];
  const shown = pictures[index] ?? "";
  const enlarge = () =>
    void dialog({
      title: name,
      size: "large",
      content: <GiftZoom drawing={shown} name={name} />,
    });
  return (
    <div className={css.figure}>
      {/* The button beside it does the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={css.stage} onClick={enlarge}>
        <LineArt drawing={shown} label={words.picture(name)} fills isEager />
        <span className={css.zoom}>
          <IconButton
            label={words.zoom}
            icon={ZoomIn}
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={(event) => {
              event.stopPropagation();
              enlarge();
            }}
          />
        </span>
      </div>
      {pictures.length > 1 && (
        <Thumbnails
          label={words.pictures}
          pictures={pictures.map((picture, at) => ({
            drawing: picture,
            label: words.pictureOf(at + 1, pictures.length),
          }))}
          value={index}
          onChange={setIndex}
        />
      )}
    </div>
  );
}
