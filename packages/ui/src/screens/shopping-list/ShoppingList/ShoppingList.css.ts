import { style } from "@vanilla-extract/css";
import { below, from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { overhang } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-end",
    justifyContent: "space-between",
    gap: space[5],
    paddingBottom: space[6],
  }),
);
export const title = style(
  inScreens({ ...typeScale[26], fontWeight: 600, overflowWrap: "anywhere" }),
);
export const meta = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    gap: `${space[1]} ${space[5]}`,
    paddingBlock: `${space[2]} ${space[3]}`,
    color: color.textMuted,
  }),
);
export const small = style(inScreens({ display: "flex", flexWrap: "wrap", gap: space[2] }));
export const actions = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    gap: space[3],
    "@media": { [below.tablet]: { width: "100%" } },
  }),
);

export const notice = style(inScreens({ paddingBottom: space[5] }));
export const refusals = style(
  inScreens({
    display: "grid",
    gap: space[1],
    margin: `${space[2]} 0 0`,
    paddingInlineStart: space[5],
  }),
);
export const reason = style(inScreens({ display: "block", color: color.textMuted }));

export const product = style(inScreens({ fontWeight: 400, overflowWrap: "anywhere" }));
export const name = style(inScreens({ display: "block", fontWeight: 600 }));
export const codes = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space[3]}`,
    ...typeScale[13],
    color: color.textMuted,
  }),
);
export const muted = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const quantity = style(
  inScreens({
    whiteSpace: "normal",
    "@media": { [from.tablet]: { width: "132px" }, [below.tablet]: { alignItems: "center" } },
  }),
);
/* On a phone the button that removes a line is at the end of its last row. */
export const line = style(inScreens({ "@media": { [below.tablet]: { position: "relative" } } }));
export const remove = style(
  inScreens({
    "@media": {
      [below.tablet]: {
        position: "absolute",
        insetBlockEnd: space[2],
        insetInlineEnd: overhang,
        display: "block",
        "::before": { content: "none" },
      },
    },
  }),
);

export const changes = style(inScreens({ display: "grid", gap: space[1] }));
const change = inScreens({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  fontWeight: 600,
});
export const worse = style([style(change), style(inScreens({ color: color.text }))]);
export const better = style([style(change), style(inScreens({ color: color.inStock }))]);

export const more = style(inScreens({ paddingBlock: space[4] }));
