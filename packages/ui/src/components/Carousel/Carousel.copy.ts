import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    carousel: "轮播",
    slide: "张",
    previous: "上一组",
    next: "下一组",
    pause: "停止自动播放",
    play: "自动播放",
    goTo: (page: number) => `第 ${page} 组`,
    position: (page: number, count: number) => `第 ${page} 组，共 ${count} 组`,
    slideOf: (slide: number, count: number) => `第 ${slide} 张，共 ${count} 张`,
  },
  en: {
    carousel: "carousel",
    slide: "slide",
    previous: "Previous",
    next: "Next",
    pause: "Stop autoplay",
    play: "Start autoplay",
    goTo: (page) => `Go to ${page}`,
    position: (page, count) => `${page} of ${count}`,
    slideOf: (slide, count) => `${slide} of ${count}`,
  },
});
