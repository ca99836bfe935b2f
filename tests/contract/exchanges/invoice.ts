import { codes } from "@reagent/api/contract/envelope";
import { readInvoice, saveInvoice, upgradeInvoice } from "@reagent/api/contract/invoice";
import { invoiceMessages } from "@reagent/api/messages/invoice";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";

const invoice = {
  type: "ordinary",
  title: "示例材料研究所",
  taxNumber: "91310000SAMPLE0123",
  bank: "",
  bankAccount: "",
  address: "",
  phone: "",
  email: "",
} as const;

/** In the order in which customers could make them: the customer has saved invoice information, the newcomer has not. */
export const exchanges: readonly Exchange[] = [
  answered("customer", readInvoice, {}, ({ type, title }) => {
    expect(isInvoiceSaved(type)).toBe(true);
    expect(title).not.toBe("");
  }),
  refused(
    "customer",
    saveInvoice,
    invoice,
    codes.locked,
    invoiceMessages.locked,
    "saved information is not changed",
  ),
  answered("customer", upgradeInvoice, {}),
  refused(
    "newcomer",
    upgradeInvoice,
    {},
    codes.badRequest,
    invoiceMessages.notUpgradable,
    "nothing was saved yet",
  ),
  refused(
    "newcomer",
    saveInvoice,
    { ...invoice, taxNumber: "" },
    codes.badRequest,
    invoiceMessages.incomplete,
    "a required field is empty",
  ),
];

/** Locks the invoice part of the newcomer's profile. */
export const endings: readonly Exchange[] = [answered("newcomer", saveInvoice, invoice)];
