import { addressOf } from "../../client/address.ts";
import {
  addOrderRows,
  downloadOrderTemplate,
  issueTemplateTicket,
  type OrderRowVerdict,
  readOrderWorkbook,
  uploadOrder,
} from "../../contract/bulk-order.ts";
import { codes } from "../../contract/envelope.ts";
import { addedMessages, rowMessages, sheetMessages } from "../../messages/bulk-order.ts";
import { cartMessages } from "../../messages/cart.ts";
import type { AreaMock } from "../area-mock.ts";
import type { Language } from "../samples/language.ts";
import { answers, refusal } from "../verbs.ts";

/** The verdicts of a sheet with valid and invalid rows. */
const verdicts = (language: Language): readonly OrderRowVerdict[] => {
  const sheet = "";
  return [
    {
      sheet,
      row: 2,
      productCode: "E893580-500mL",
      quantity: "2",
      verdict: "added",
      message: addedMessages.added[language],
    },
    {
      sheet,
      row: 3,
      productCode: "e893580-500ml",
      quantity: "3",
      verdict: "merged",
      message: addedMessages.merged[language],
    },
    {
      sheet,
      row: 4,
      productCode: "X000000-1g",
      quantity: "1",
      verdict: "refused",
      message: cartMessages.unknownProduct[language],
    },
    {
      sheet,
      row: 6,
      productCode: "S812046-25g",
      quantity: "若干",
      verdict: "refused",
      message: rowMessages["quantity-unreadable"][language],
    },
    {
      sheet,
      row: 7,
      productCode: "1.00E+05",
      quantity: "1",
      verdict: "refused",
      message: rowMessages["code-changed"][language],
    },
  ];
};

/** A laboratory's list: a code, names with sizes, a slip in a code, and a row without a product. */
const workbookRows = [
  { text: "B810527-500mL", quantity: "2", hasQuantity: true },
  { text: "64-17-5\t乙醇\tAR\t500mL", quantity: "3", hasQuantity: true },
  { text: "S812046\t25g", quantity: "1", hasQuantity: true },
  { text: "没有的东西 3瓶", quantity: "", hasQuantity: false },
];

const address = { agent: "web", ticket: "a-ticket", deviceId: "" };

export const bulkOrder: AreaMock = () => [
  answers(uploadOrder, (_, language) => ({ rows: [...verdicts(language)] })),
  answers(readOrderWorkbook, { rows: workbookRows }),
  answers(addOrderRows, ({ rows }, language) =>
    rows.length === 0
      ? refusal(codes.nothingToOrder, sheetMessages.noRows)
      : {
          rows: rows.map((row) => ({
            ...row,
            verdict: "added" as const,
            message: addedMessages.added[language],
          })),
        },
  ),
  answers(issueTemplateTicket, (_, language) => ({
    url: addressOf(downloadOrderTemplate, "", {
      ...address,
      language: language === "en" ? "en" : "cn",
    }),
  })),
  answers(downloadOrderTemplate, {}),
];
