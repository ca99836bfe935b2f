import type { downloadBottleLabels } from "@reagent/api/contract/bottle";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { MOST_LABELS } from "@reagent/domain/bottle-label";
import { languageOf } from "../../basics/language.ts";
import type { Download, Services } from "../../calls/call.ts";
import { findBottle } from "../../catalogue/bottles.ts";
import { labelOf, labelPage } from "../../documents/bottle-label.ts";
import { zplOf } from "../../documents/zpl.ts";

/** Labels of one bottle (rules, labels of bottles); undefined for an unknown bottle or format, or a number out of its limits. */
export async function makeLabels(
  { database, pdfPrinter, publicUrl }: Pick<Services, "database" | "pdfPrinter" | "publicUrl">,
  { format, copies, note, language: named, ...codes }: ParamsOf<typeof downloadBottleLabels>,
): Promise<Download | undefined> {
  if (format === "unknown" || copies < 1 || copies > MOST_LABELS) return undefined;
  const bottle = await findBottle(database.read, codes);
  if (!bottle) return undefined;
  const language = languageOf(named);
  const label = labelOf(bottle, { language, publicUrl: publicUrl(), note: note?.trim() ?? "" });
  const name = `labels-${bottle.productCode}-${bottle.batchCode}`;
  if (format === "zpl")
    return {
      fileName: `${name}.zpl`,
      mediaType: "text/plain; charset=utf-8",
      content: Buffer.from(zplOf(label, copies)),
      isAttachment: true,
    };
  const content = await pdfPrinter.print({
    title: name,
    issuer: label.supplier,
    page: labelPage(format, bottle.pack),
    labels: [{ label, copies }],
  });
  return { fileName: `${name}.pdf`, mediaType: "application/pdf", content };
}
