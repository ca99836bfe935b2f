import { noFirstCalls, page } from "../../../page.ts";
import { paperAward } from "./PaperAward.screen.ts";

export const paperAwardPage = page(paperAward, {
  firstCalls: noFirstCalls,
  load: async () => (await import("./PaperAward.tsx")).PaperAward,
});
