import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCopy } from "../../language/language.tsx";
import { Notice } from "../Notice/Notice.tsx";
import { copy } from "./CodeScanner.copy.ts";
import * as css from "./CodeScanner.css.ts";
import { type ScanState, startScan } from "./start-scan.ts";

export type CodeScannerProps = {
  /** Called with the text of each code, once while it stays in the picture. */
  onRead: (text: string) => void;
};

/** The picture of the camera, in which codes are read; in its place why there is none. Load it on demand. */
export function CodeScanner({ onRead }: CodeScannerProps) {
  const words = useCopy(copy);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScanState>("starting");
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const element = video.current;
    return element
      ? startScan(element, { onState: setState, onRead: (text) => read(text) })
      : undefined;
  }, []);
  const isShown = state === "starting" || state === "reading";
  return (
    <div className={css.scanner}>
      <video
        ref={video}
        className={css.picture}
        aria-label={words.picture}
        hidden={!isShown}
        muted
        playsInline
      />
      {isShown ? (
        <p role="status">{words[state]}</p>
      ) : (
        <Notice tone="hazard" role="alert">
          {words[state]}
        </Notice>
      )}
    </div>
  );
}
