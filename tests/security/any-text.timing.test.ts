import { resolveAddressText } from "@reagent/domain/address-text";
import { smilesSlip } from "@reagent/domain/smiles-slip";
import { regionsIn } from "@reagent/server/catalogue/regions";
import { cpuOf } from "@reagent/server/testing/cpu-of";
import { expect, test } from "vitest";

/** Processor time, in microseconds; each text takes a few milliseconds. */
const LONGEST = 500_000;
const TRIES = 3;

test.each<[string, (text: string) => unknown, string]>([
  ...["1", "上海", " ,", "(0", "a ", "Haidian District "].map(
    (part): [string, (text: string) => unknown, string] => [
      `an address of ${JSON.stringify(part)} again and again`,
      (text) => resolveAddressText(text, regionsIn),
      part.repeat(2500),
    ],
  ),
  ["19 brackets that are no SMILES", smilesSlip, `${"[C]".repeat(19)}!`],
  ["6,000 brackets that are no SMILES", smilesSlip, `${"[C]".repeat(6000)}!`],
])("reading %s takes a moment", async (_what, read, text) => {
  expect(await cpuOf(async () => read(text), TRIES)).toBeLessThan(LONGEST);
});
