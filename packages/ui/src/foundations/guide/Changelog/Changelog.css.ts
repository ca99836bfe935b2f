import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const areas = style(inScreens({ borderTop: vars.hairline }));

/** An area beside its changes; above them on a phone. */
export const area = style(
  inScreens({
    display: "grid",
    gap: vars.space[1],
    paddingBlock: vars.space[3],
    borderBottom: vars.hairline,
    "@media": { [from.tablet]: { gridTemplateColumns: "160px 1fr", gap: vars.space[4] } },
  }),
);

export const name = style(inScreens({ fontWeight: 500 }));
