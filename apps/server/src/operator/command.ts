import { Refusal } from "../basics/refusal.ts";
import { UnreadableFile } from "../import/text.ts";
import { runCommandLine } from "../settings/command-line.ts";
import { operate } from "./operate.ts";

await runCommandLine(async () => {
  const isDone = await operate(process.argv.slice(2), async (work) => {
    const { inShop } = await import("./open-shop.ts");
    await inShop(work);
  });
  if (!isDone) process.exitCode = 1;
}, [Refusal, UnreadableFile]);
