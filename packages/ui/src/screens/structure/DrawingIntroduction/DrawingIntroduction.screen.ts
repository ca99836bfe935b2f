import { screen } from "../../../screen.ts";

export const drawingIntroduction = screen("drawingIntroduction", {
  visitors: "anyone",
  title: { zh: "结构搜索与绘制说明", en: "Searching by structure, and how to draw" },
  isListed: true,
});
