import { InvalidArgumentError } from "@commander-js/extra-typings";
import { optionalDay } from "@reagent/domain/day-range";
import * as v from "valibot";
import { dayOf } from "../../basics/day.ts";
import { findPack } from "../../catalogue/find-item.ts";
import { CommandError } from "../../settings/command-line.ts";
import { amountOf, answerText, ENQUIRY, quantityOf } from "../arguments.ts";
import { sendAnswer } from "../enquiry.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `enquiry-quote`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("enquiry-quote")
    .description(
      "answers an enquiry by mail, once, with a quote, at which the customer can order once",
    )
    .argument("<ENQUIRY>", ENQUIRY)
    .argument("<CODE>", "the product code of the pack")
    .argument("<TEXT>", "the answer", answerText)
    .requiredOption("--price <YUAN>", "the price of one pack", amountOf)
    .requiredOption("--quantity <N>", "how many packs", quantityOf)
    .requiredOption("--until <DAY>", "the last day of the quote, such as 2026-12-31", lastDayOf)
    .action((shortId, code, text, { price, quantity, until: lastDay }) =>
      inShop((shop) =>
        sendAnswer(shop, shortId, text, async (tx) => {
          const pack = await findPack(tx, code);
          if (!pack) throw new CommandError(`There is no pack ${code}.`);
          if (lastDay < dayOf(shop.now)) throw new CommandError(`${lastDay} is over.`);
          return { productCode: pack.code, price, quantity, lastDay };
        }),
      ),
    );

function lastDayOf(text: string): string {
  if (text === "" || !v.is(optionalDay, text))
    throw new InvalidArgumentError("Write the last day of the quote, such as 2026-12-31.");
  return text;
}
