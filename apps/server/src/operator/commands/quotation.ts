import { enquiryNumber } from "@reagent/domain/enquiry";
import { quotationSheet } from "../../documents/quotation.ts";
import { CommandError } from "../../settings/command-line.ts";
import { ENQUIRY } from "../arguments.ts";
import { enquiryOf } from "../enquiry.ts";
import type { AddCommand } from "../operator-shop.ts";
import { newFile, writePdf } from "../printing.ts";

/** Adds `quotation`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("quotation")
    .description("prints the quote of an enquiry as PDF, in the language of the enquiry")
    .argument("<ENQUIRY>", ENQUIRY)
    .requiredOption("--out <FILE>", "the file to write")
    .action((shortId, { out }) => {
      const path = newFile(out);
      return inShop(async ({ database: { read }, now }) => {
        const { id, language } = await enquiryOf(read, shortId);
        const sheet = await quotationSheet(read, id, { language, now });
        if (!sheet) throw new CommandError(`The enquiry ${enquiryNumber(id)} has no quote.`);
        await writePdf(path, sheet);
        return [`${path} has the quotation.`];
      });
    });
