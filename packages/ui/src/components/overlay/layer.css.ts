import { keyframes, style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { raised } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";
import { stacking } from "./stacking.ts";

const rise = keyframes({ from: { transform: "translateY(4px)" } });

export const layer = style(
  inComponents({
    zIndex: stacking.popover,
    maxWidth: "var(--radix-popper-available-width)",
    maxHeight: "var(--radix-popper-available-height)",
    overflow: "auto",
    overscrollBehavior: "contain",
    padding: vars.space[4],
    ...raised,
    animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}`,
    ":focus-visible": { outline: "none" },
  }),
);
