import { keyframes, style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const breathe = keyframes({ to: { opacity: 0.45 } });
/* What is here within 200 ms never showed that it was loading (customer centre §9, loading delay). */
const appear = keyframes({ from: { visibility: "hidden" } });
const late = `${appear} 1ms 200ms backwards`;

export const skeletonBox = style(
  inComponents({
    display: "inline-block",
    maxWidth: "100%",
    height: "12px",
    /* The skeletonBox is lower than the line it stands for, the line keeps its height. */
    marginBlock: "4px",
    verticalAlign: "top",
    borderRadius: vars.radius.small,
    background: vars.color.line,
    animation: `${late}, ${breathe} 1600ms ease-in-out infinite alternate`,
    "@media": { "(prefers-reduced-motion: reduce)": { animation: late } },
  }),
);

export const line = style(inComponents({ display: "block" }));

export const tile = style(
  inComponents({
    display: "block",
    border: `${vars.line.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    background: vars.color.surfaceSunken,
    animation: late,
  }),
);
