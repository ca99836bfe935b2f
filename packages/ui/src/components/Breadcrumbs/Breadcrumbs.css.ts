import { componentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const trail = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  paddingBlock: vars.space[4],
  color: vars.color.textMuted,
  ...typeScale[12],
});

export const crumb = componentStyle({
  selectors: {
    /* After its crumb, so that no line begins with it. */
    "&:not(:last-child)::after": {
      content: '"/" / ""',
      margin: `0 ${vars.space[2]}`,
      color: vars.color.lineStrong,
    },
  },
});

export const current = componentStyle({ color: vars.color.text });
