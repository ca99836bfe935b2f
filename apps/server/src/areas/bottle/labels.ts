import type { downloadBottleLabels } from "@reagent/api/contract/bottle";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { MOST_LABELS } from "@reagent/domain/bottle-label";
import { FairTurns } from "../../basics/fair-turns.ts";
import { languageOf } from "../../basics/language.ts";
import type { Call, Download, Services } from "../../calls/call.ts";
import { findBottle } from "../../catalogue/bottles.ts";
import { labelOf, labelPage } from "../../documents/bottle-label.ts";
import { zplOf } from "../../documents/zpl.ts";
import { countLabels } from "./labels-limit.ts";

/** Labels that are printed or wait: for one network, for all; more are refused. */
const turns = new FairTurns({ ofOne: 2, inAll: 16 });

/**
 * Labels of one bottle (rules, labels of bottles); undefined for an unknown bottle or format, or a number out of its limits. Refuses more than a network may print.
 */
export async function makeLabels(
  call: Pick<Call<ParamsOf<typeof downloadBottleLabels>>, "params" | "network" | "now" | "signal">,
  { database, pdfPrinter, publicUrl }: Pick<Services, "database" | "pdfPrinter" | "publicUrl">,
): Promise<Download | undefined> {
  const { format, copies, note, language: named, ...codes } = call.params;
  if (format === "unknown" || copies < 1 || copies > MOST_LABELS) return undefined;
  const bottle = await findBottle(database.read, codes);
  if (!bottle) return undefined;
  const language = languageOf(named);
  await countLabels(database, { ...call, language });
  const label = labelOf(bottle, { language, publicUrl: publicUrl(), note: note?.trim() ?? "" });
  const name = `labels-${bottle.productCode}-${bottle.batchCode}`;
  if (format === "zpl")
    return {
      fileName: `${name}.zpl`,
      mediaType: "text/plain; charset=utf-8",
      content: Buffer.from(zplOf(label, copies)),
      isAttachment: true,
    };
  const sheet = {
    title: name,
    issuer: label.supplier,
    page: labelPage(format, bottle.pack),
    labels: [{ label, copies }],
  };
  const asker = { name: call.network, signal: call.signal };
  const content = await turns.run(asker, (turn) => turn(() => pdfPrinter.print(sheet)));
  return { fileName: `${name}.pdf`, mediaType: "application/pdf", content };
}
