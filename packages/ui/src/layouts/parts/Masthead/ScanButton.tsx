import ScanBarcode from "@lucide/icons/icons/scan-barcode";
import { lazy } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./ScanCode.copy.ts";

const ScanCode = lazy(async () => ({ default: (await import("./ScanCode.tsx")).ScanCode }));

/** Opens the camera to scan a code. */
export function ScanButton() {
  const words = useCopy(copy);
  const { dialog, prepare } = useOverlays();
  return (
    <IconButton
      icon={ScanBarcode}
      label={words.scan}
      type="button"
      size="small"
      iconSize={20}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() =>
        dialog({ title: words.title, content: (close) => <ScanCode onOpened={close} /> })
      }
    />
  );
}
