import { Refusal } from "../basics/refusal.ts";
import { runCommandLine } from "../settings/command-line.ts";
import { operate } from "./operate.ts";

await runCommandLine(
  () =>
    operate(process.argv.slice(2), async (work) => {
      const { inShop } = await import("./open-shop.ts");
      await inShop(work);
    }),
  [Refusal],
);
