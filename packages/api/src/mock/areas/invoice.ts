import { readInvoice, saveInvoice, upgradeInvoice } from "../../contract/invoice.ts";
import type { AreaMock } from "../area-mock.ts";
import { invoiceInfo } from "../samples/invoice.ts";
import { answers } from "../verbs.ts";

export const invoice: AreaMock = () => [
  answers(readInvoice, (_, language) => invoiceInfo(language)),
  answers(saveInvoice, {}),
  answers(upgradeInvoice, {}),
];
