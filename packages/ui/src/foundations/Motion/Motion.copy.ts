import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "动效",
    lead: "动效说明东西去了哪里；系统要求减少动效时全部为零。",
    quick: "悬停、按下",
    normal: "打开、关闭、展开",
    fly: "飞入购物车",
    move: "再动一次",
  },
  en: {
    title: "Motion",
    lead: "Motion says where a thing went; all of it is zero for people who ask for less.",
    quick: "Hover, press",
    normal: "Open, close, expand",
    fly: "To the cart",
    move: "Move again",
  },
});
