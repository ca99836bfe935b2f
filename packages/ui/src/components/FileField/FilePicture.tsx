import FileImage from "@lucide/icons/icons/file-image";
import FileText from "@lucide/icons/icons/file-text";
import FileUp from "@lucide/icons/icons/file-up";
import { useCallback, useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./FilePicture.css.ts";

export type FilePictureProps = {
  /** Empty if there is no file. */
  fileName: string;
  /** The file or its address; an icon is shown until it has loaded, or if it cannot be shown. */
  picture: string | File | undefined;
};

/** A small square preview of a file: decoration beside its name. */
export function FilePicture({ fileName, picture }: FilePictureProps) {
  const [broken, setBroken] = useState<string | File>();
  const isShown = picture !== undefined && picture !== broken;
  const drawing = fileName === "" ? FileUp : /\.pdf$/iu.test(fileName) ? FileText : FileImage;
  return (
    <span className={css.frame}>
      {isShown ? (
        <Picture of={picture} onBroken={() => setBroken(picture)} />
      ) : (
        <Icon of={drawing} size={20} />
      )}
    </span>
  );
}

function Picture({ of, onBroken }: { of: string | File; onBroken: () => void }) {
  /* The object URL is revoked when the picture is removed. */
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || typeof of === "string") return undefined;
      const address = URL.createObjectURL(of);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [of],
  );
  return (
    <img
      className={css.picture}
      ref={show}
      src={typeof of === "string" ? of : undefined}
      alt=""
      onError={onBroken}
    />
  );
}
