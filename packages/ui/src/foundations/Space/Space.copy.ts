import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "间距、线与角",
    lead: "4 像素的网格：组内近，组间远。线是细线，角是小角。",
    space: "间距",
    half: "半级间距",
    controls: "控件高度",
    corners: "圆角",
    lines: "线宽",
    rows: "表格行的内边距",
  },
  en: {
    title: "Space, lines and corners",
    lead: "A grid of 4 px: close within a group, wide between groups. Lines are hairlines, corners small.",
    space: "Space",
    half: "Half steps of space",
    controls: "Heights of controls",
    corners: "Corners",
    lines: "Lines",
    rows: "Padding of table rows",
  },
});
