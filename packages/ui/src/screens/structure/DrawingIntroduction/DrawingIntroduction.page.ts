import { noFirstCalls, page } from "../../../page.ts";
import { drawingIntroduction } from "./DrawingIntroduction.screen.ts";

export const drawingIntroductionPage = page(drawingIntroduction, {
  firstCalls: noFirstCalls,
  load: async () => (await import("./DrawingIntroduction.tsx")).DrawingIntroduction,
});
