import { page } from "../../../page.ts";
import { paperAward } from "./PaperAward.screen.ts";

export const paperAwardPage = page(paperAward, {
  firstCalls: async () => (await import("./first-calls.ts")).paperAwardCalls,
  load: async () => (await import("./PaperAward.tsx")).PaperAward,
});
