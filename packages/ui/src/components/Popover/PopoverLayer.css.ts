import { keyframes, style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { raised } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";
import { stacking } from "../overlay/stacking.ts";

const rise = keyframes({ from: { transform: "translateY(4px)" } });

export const layer = style(
  inComponents({
    zIndex: stacking.popover,
    maxWidth: "var(--radix-popover-content-available-width)",
    maxHeight: "var(--radix-popover-content-available-height)",
    overflow: "auto",
    overscrollBehavior: "contain",
    padding: vars.space[4],
    ...raised,
    animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}`,
    ":focus-visible": { outline: "none" },
  }),
);
