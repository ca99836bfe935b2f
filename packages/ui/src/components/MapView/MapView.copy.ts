import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    loading: "正在加载地图",
    failed: "地图加载失败",
    unsupported: "此浏览器无法显示地图。",
    zoomIn: "放大",
    zoomOut: "缩小",
    showAll: "显示全部",
    close: "关闭",
  },
  en: {
    loading: "Loading the map",
    failed: "The map could not be loaded",
    unsupported: "This browser cannot show the map.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    showAll: "Show all",
    close: "Close",
  },
});
