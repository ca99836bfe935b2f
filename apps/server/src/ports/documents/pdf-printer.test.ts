import { expect, test } from "vitest";
import { openPdfPrinter, PrinterBusy } from "./pdf-printer.ts";

const SHEET = { issuer: "Shop", title: "Certificate", blocks: [], foot: [] };
const MOST_WAITING = 40;

test("of more sheets than may wait, those beyond are refused as busy, and none is left when the printer is closed", async () => {
  const printer = openPdfPrinter();
  const printed = Array.from({ length: MOST_WAITING + 1 }, () => printer.print(SHEET));
  const ended = Promise.allSettled(printed);
  await expect(printed.at(-1)).rejects.toMatchObject({ statusCode: 503 });
  await printer.close();
  const ends = await ended;
  const refused = ends.filter(
    (end) => end.status === "rejected" && end.reason instanceof PrinterBusy,
  );
  expect(refused).toHaveLength(1);
});

test("a printer has place again for as many sheets as it has printed", async () => {
  const printer = openPdfPrinter();
  try {
    for (let round = 1; round <= 2; round += 1) {
      const sheets = await Promise.all(
        Array.from({ length: MOST_WAITING }, () => printer.print(SHEET)),
      );
      for (const sheet of sheets) expect(sheet.subarray(0, 5).toString()).toBe("%PDF-");
    }
  } finally {
    await printer.close();
  }
});
