import { operate } from "../operator/operate.ts";
import type { OperatorShop } from "../operator/operator-shop.ts";
import type { TestClock } from "./shop.ts";

const PUBLIC_URL = "https://shop.example";

type Operated = Omit<OperatorShop, "now" | "publicUrl"> & {
  readonly clock: Pick<TestClock, "now">;
};

/** Runs the operator's command in a shop, and returns its output. */
export async function operateIn(
  { database, vault, files, clock }: Operated,
  ...args: readonly string[]
): Promise<string> {
  const printed: string[] = [];
  await operate(args, async (work) => {
    printed.push(
      ...(await work({ database, vault, files, publicUrl: PUBLIC_URL, now: clock.now() })),
    );
  });
  return printed.join("\n");
}
