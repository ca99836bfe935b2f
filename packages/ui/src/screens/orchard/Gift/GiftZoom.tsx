import Minus from "@lucide/icons/icons/minus";
import Plus from "@lucide/icons/icons/plus";
import { useState } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Gift.copy.ts";
import * as css from "./Gift.css.ts";

const SCALES = [1, 2, 4] as const;

/** A picture that can be enlarged in steps; the enlarged one is scrolled by finger, mouse or arrow keys. */
export function GiftZoom({ drawing, name }: { drawing: string; name: string }) {
  const words = useCopy(copy);
  const [step, setStep] = useState(0);
  const scale = SCALES[step] ?? 1;
  return (
    <div className={css.zoomed}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that overflows must be scrollable by keyboard */}
      <div className={css.view} role="region" aria-label={words.picture(name)} tabIndex={0}>
        <div style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
          <LineArt drawing={drawing} label={words.picture(name)} fills isEager width="2000px" />
        </div>
      </div>
      <div className={css.zoomControls}>
        <IconButton
          label={words.zoomOut}
          icon={Minus}
          size="large"
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <span role="status">{words.zoomed(scale * 100)}</span>
        <IconButton
          label={words.zoomIn}
          icon={Plus}
          size="large"
          disabled={step === SCALES.length - 1}
          onClick={() => setStep(step + 1)}
        />
      </div>
    </div>
  );
}
