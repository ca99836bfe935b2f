import { page } from "../../../page.ts";
import { orchard } from "./Orchard.screen.ts";

export const orchardPage = page(orchard, {
  firstCalls: async () => {
    const { orchardCalls } = await import("./first-calls.ts");
    return (_, query) => orchardCalls(query);
  },
  load: async () => (await import("./Orchard.tsx")).Orchard,
});
