import { noFirstCalls, page } from "../../../page.ts";
import { synthesis } from "./Synthesis.screen.ts";

export const synthesisPage = page(synthesis, {
  firstCalls: noFirstCalls,
  load: async () => (await import("./Synthesis.tsx")).Synthesis,
});
