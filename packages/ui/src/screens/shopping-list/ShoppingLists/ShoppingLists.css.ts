import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import * as text from "../../../theme/text.css.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const head = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: space[4],
    paddingBottom: space[6],
  }),
);
export const lead = style([text.lead, inScreens({ maxWidth: "44em" })]);
export const name = style(inScreens({ fontWeight: 600, overflowWrap: "anywhere" }));
