import { screenStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = screenStyle({ paddingBlock: vars.space[10] });

/** A field over the entries that it filters, with their number. */
export const filter = screenStyle({ ...asGrid(2), maxWidth: "480px" });

export const lead = screenStyle({ maxWidth: "640px" });

/**
 * A name or value of the theme. It uses the shop's font because installed monospaced fonts differ
 * by machine.
 */
export const token = screenStyle({
  fontFamily: vars.font,
  fontSize: typeScale[12].fontSize,
  whiteSpace: "nowrap",
});
