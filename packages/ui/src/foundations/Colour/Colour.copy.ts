import type { Copy } from "../../language/language.tsx";
import type { Role } from "./use-role-values.ts";

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly role: string;
  readonly value: string;
  readonly duty: string;
  readonly duties: Readonly<Record<Role, string>>;
  readonly contrast: string;
  readonly contrastLead: string;
  readonly front: string;
  readonly ground: string;
  readonly needed: string;
  readonly byDay: string;
  readonly inTheDark: string;
  readonly sample: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "颜色",
    lead: "每种色相只有一个职责，组件只用角色名，不写色值。数值取自当前主题。",
    role: "角色",
    value: "数值",
    duty: "职责",
    duties: {
      surface: "页面与表格",
      surfaceSunken: "页脚与说明",
      surfaceRaised: "浮层",
      surfaceHover: "悬停",
      surfaceSelected: "选中",
      surfaceInverse: "轻提示",
      text: "正文",
      textMuted: "标签与单位",
      textDisabled: "停用",
      textInverse: "反色底上的字",
      line: "细线",
      lineStrong: "控件的边",
      rule: "三线表的粗线",
      accent: "下一步与链接",
      accentHover: "下一步，悬停",
      accentSubtle: "命中标记",
      onAccent: "强调色上的字",
      promotion: "促销",
      promotionSubtle: "促销浅底",
      onPromotion: "促销底上的字",
      hazard: "危险与错误",
      hazardHover: "危险，悬停",
      hazardSubtle: "危险浅底",
      onHazard: "危险底上的字",
      inStock: "现货",
      inStockSubtle: "现货浅底",
      madeToOrder: "期货",
      madeToOrderSubtle: "期货浅底",
      points: "麦粒",
      pointsMark: "麦粒图形",
      pointsSubtle: "麦粒浅底",
      focus: "焦点环",
      ghsDiamond: "象形图红框",
      ghsField: "象形图白底",
      ghsSymbol: "象形图图案",
      scanField: "二维码底",
      scanInk: "二维码",
      overlayShadow: "浮层的影",
    },
    contrast: "对比度",
    contrastLead:
      "按 WCAG 2 由两套主题的色值计算。正文要求 4.5，控件边缘和大字要求 3。字样取自当前主题。",
    front: "前景",
    ground: "底色",
    needed: "要求",
    byDay: "浅色",
    inTheDark: "深色",
    sample: "字样",
  },
  en: {
    title: "Colour",
    lead: "One hue, one duty. Components name a role, never a value. Values are those of the theme in force.",
    role: "Role",
    value: "Value",
    duty: "Duty",
    duties: {
      surface: "Page and tables",
      surfaceSunken: "Footer and notes",
      surfaceRaised: "Overlays",
      surfaceHover: "Hovered",
      surfaceSelected: "Chosen",
      surfaceInverse: "Toasts",
      text: "Running text",
      textMuted: "Labels and units",
      textDisabled: "Disabled",
      textInverse: "Text on inverse",
      line: "Hairlines",
      lineStrong: "Edges of controls",
      rule: "Heavy lines of tables",
      accent: "Next step and links",
      accentHover: "Next step, hovered",
      accentSubtle: "Marked hits",
      onAccent: "Text on the accent",
      promotion: "Promotion",
      promotionSubtle: "Promotion, ground",
      onPromotion: "Text on promotion",
      hazard: "Danger and errors",
      hazardHover: "Danger, hovered",
      hazardSubtle: "Danger, ground",
      onHazard: "Text on danger",
      inStock: "In stock",
      inStockSubtle: "In stock, ground",
      madeToOrder: "Made to order",
      madeToOrderSubtle: "Made to order, ground",
      points: "Points",
      pointsMark: "Mark of points",
      pointsSubtle: "Points, ground",
      focus: "Focus ring",
      ghsDiamond: "Frame of a pictogram",
      ghsField: "Field of a pictogram",
      ghsSymbol: "Symbol of a pictogram",
      scanField: "Ground of a QR code",
      scanInk: "QR code",
      overlayShadow: "Shadow of overlays",
    },
    contrast: "Contrast",
    contrastLead:
      "Computed by WCAG 2 from the values of both themes. Text needs 4.5; edges of controls and large text need 3. Samples are of the theme in force.",
    front: "Front",
    ground: "Ground",
    needed: "Needed",
    byDay: "By day",
    inTheDark: "In the dark",
    sample: "Sample",
  },
};
