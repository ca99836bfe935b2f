import { Refusal } from "../basics/refusal.ts";
import { UnreadableFile } from "../import/unreadable-file.ts";
import { runCommandLine } from "../settings/command-line.ts";
import { operate } from "./operate.ts";

/** Runs the operator's command with the arguments of the process. */
export const run = (): Promise<void> =>
  runCommandLine(async () => {
    const isDone = await operate(process.argv.slice(2), async (work) => {
      const { inShop } = await import("./open-shop.ts");
      await inShop(work);
    });
    if (!isDone) process.exitCode = 1;
  }, [Refusal, UnreadableFile]);
