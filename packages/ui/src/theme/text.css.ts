import { from } from "./breakpoints.ts";
import { componentStyle, componentVariants } from "./layered.ts";
import { typeScale } from "./type-scale.ts";
import { vars } from "./vars.css.ts";

/**
 * Text by size: `<p className={text.body}>`. The three largest are titles with weight 600;
 * `text[34]` is 26 px on phones.
 */
export const text = componentVariants({
  12: typeScale[12],
  13: typeScale[13],
  14: typeScale[14],
  body: typeScale.body,
  16: typeScale[16],
  20: { ...typeScale[20], fontWeight: 600 },
  26: { ...typeScale[26], fontWeight: 600 },
  34: {
    ...typeScale[26],
    fontWeight: 600,
    "@media": { [from.tablet]: typeScale[34] },
  },
});

/** The sentence under the title of a page. */
export const lead = componentStyle({
  ...typeScale.body,
  paddingBlockStart: vars.space[1],
  color: vars.color.textMuted,
});

/** For labels, units and secondary text. */
export const muted = componentStyle({ color: vars.color.textMuted });
