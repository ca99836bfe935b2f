import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SPECTRA, spectraFile } from "./spectra.ts";

test("the file of spectra is the one that the goods of now give", async () => {
  expect(await spectraFile()).toBe(readFileSync(SPECTRA, "utf8"));
});
