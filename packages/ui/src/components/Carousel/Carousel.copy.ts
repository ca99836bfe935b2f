import type { Copy } from "../../language/language.tsx";

type Words = {
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  goTo: (page: number) => string;
  position: (page: number, count: number) => string;
  slideOf: (slide: number, count: number) => string;
};

export const copy: Copy<Words> = {
  zh: {
    carousel: "轮播",
    slide: "张",
    previous: "上一组",
    next: "下一组",
    pause: "停止自动播放",
    play: "自动播放",
    goTo: (page) => `第 ${page} 组`,
    position: (page, count) => `第 ${page} 组，共 ${count} 组`,
    slideOf: (slide, count) => `第 ${slide} 张，共 ${count} 张`,
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
};
