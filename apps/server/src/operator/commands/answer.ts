import { answerText, ENQUIRY } from "../arguments.ts";
import { sendAnswer } from "../enquiry.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `answer`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("answer")
    .description("answers an enquiry by mail, once")
    .argument("<ENQUIRY>", ENQUIRY)
    .argument("<TEXT>", "the answer", answerText)
    .action((shortId, text) => inShop((shop) => sendAnswer(shop, shortId, text)));
