import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "./breakpoints.ts";
import { inComponents } from "./layered.ts";
import { typeScale } from "./type-scale.ts";
import { vars } from "./vars.css.ts";

/**
 * Text by size: `<p className={text.body}>`. The three largest are titles with weight 600;
 * `text[34]` is 26 px on phones.
 */
export const text = styleVariants({
  12: inComponents(typeScale[12]),
  13: inComponents(typeScale[13]),
  14: inComponents(typeScale[14]),
  body: inComponents(typeScale.body),
  16: inComponents(typeScale[16]),
  20: inComponents({ ...typeScale[20], fontWeight: 600 }),
  26: inComponents({ ...typeScale[26], fontWeight: 600 }),
  34: inComponents({
    ...typeScale[26],
    fontWeight: 600,
    "@media": { [from.tablet]: typeScale[34] },
  }),
});

/** The sentence under the title of a page. */
export const lead = style(
  inComponents({
    ...typeScale.body,
    paddingBlockStart: vars.space[1],
    color: vars.color.textMuted,
  }),
);

/** For labels, units and secondary text. */
export const muted = style(inComponents({ color: vars.color.textMuted }));
