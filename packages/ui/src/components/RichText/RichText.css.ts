import { componentStyle, globalComponentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, line, space } = vars;

export const prose = componentStyle({
  maxWidth: "42em",
  ...typeScale.body,
  overflowWrap: "anywhere",
});

const within = (selector: string, rule: Parameters<typeof globalComponentStyle>[1]) =>
  globalComponentStyle(`${prose} ${selector}`, rule);

within(":is(p, ul, ol, blockquote, figure, pre, table)", { marginBlockEnd: space[4] });
within(":is(h1, h2)", { ...typeScale[20], marginBlock: `${space[8]} ${space[3]}` });
within(":is(h3, h4, h5, h6)", { ...typeScale[16], marginBlock: `${space[6]} ${space[2]}` });
within("> :first-child", { marginBlockStart: 0 });
within("> :last-child", { marginBlockEnd: 0 });
within("ul", { listStyle: "disc", paddingInlineStart: space[5] });
within("ol", { listStyle: "decimal", paddingInlineStart: space[6] });
within("blockquote", {
  paddingInlineStart: space[4],
  borderInlineStart: `${line.rule} solid ${color.line}`,
  color: color.textMuted,
});
within("a", {
  color: color.accent,
  textDecoration: "underline 1px",
  textUnderlineOffset: "4px",
});
within("a:hover", { color: color.accentHover });
within("img", { display: "block", maxWidth: "100%", height: "auto" });
within("pre", { overflowX: "auto" });
within("table", {
  display: "block",
  width: "max-content",
  maxWidth: "100%",
  overflowX: "auto",
  borderBlock: `${line.rule} solid ${color.rule}`,
  ...typeScale[13],
});
within(":is(td, th)", {
  padding: `${space[2]} ${space[3]}`,
  borderBottom: vars.hairline,
  textAlign: "start",
  verticalAlign: "top",
});
/* Words are aligned with the edges of the table; a line under the head. */
within(":is(td, th):first-child", { paddingInlineStart: 0 });
within(":is(td, th):last-child", { paddingInlineEnd: 0 });
within("thead th", { borderBottomColor: color.rule });
within("th", { fontWeight: 500, color: color.textMuted });
