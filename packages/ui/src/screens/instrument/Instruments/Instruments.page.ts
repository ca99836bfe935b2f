import { page } from "../../../page.ts";
import { instruments } from "./Instruments.screen.ts";

export const instrumentsPage = page(instruments, {
  firstCalls: async () => {
    const { instrumentsCalls } = await import("./first-calls.ts");
    return (_, query) => instrumentsCalls(query);
  },
  load: async () => (await import("./Instruments.tsx")).Instruments,
});
