import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { raised } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = style(
  inComponents({
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    width: "320px",
    maxHeight: "min(560px, 100dvh - 48px)",
    ...raised,
    ":focus-visible": { outline: "none" },
  }),
);

export const head = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    gap: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
    borderBlockEnd: vars.hairline,
  }),
);

export const title = style(inComponents({ ...typeScale[14], fontWeight: 600 }));

export const headEnd = style(
  inComponents({
    ...typeScale[13],
    display: "flex",
    alignItems: "center",
    gap: vars.space[1],
    marginInlineStart: "auto",
  }),
);

export const body = style(
  inComponents({ minHeight: 0, overflowY: "auto", overscrollBehavior: "contain" }),
);

export const foot = style(
  inComponents({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderBlockStart: vars.hairline,
  }),
);
