import { page } from "../../../page.ts";
import { grainLog } from "./GrainLog.screen.ts";

export const grainLogPage = page(grainLog, {
  load: async () => (await import("./GrainLog.tsx")).GrainLog,
});
