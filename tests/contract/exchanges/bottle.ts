import {
  addBottleNote,
  checkLabels,
  deleteBottleNote,
  readBottle,
} from "@reagent/api/contract/bottle";
import { codes } from "@reagent/api/contract/envelope";
import { bottleMessages } from "@reagent/api/messages/bottle";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { batch, nowhere } from "./given.ts";

/** The codes of the batch that was sent to the customer, and the text of a note. */
const noted =
  (text: string) =>
  ({ returns: { batch: sent } }: Facts) => ({
    productCode: sent.productCode,
    batchCode: sent.batchCode,
    text,
  });

export const exchanges: readonly Exchange[] = [
  answered("guest", readBottle, batch, ({ bottle, isLoggedIn }, facts) => {
    expect(isLoggedIn).toBe(false);
    expect(bottle).toMatchObject({
      productCode: facts.batchProductCode,
      batchCode: facts.batchCode,
      isOnSale: true,
      purchases: [],
      notes: [],
    });
    expect(bottle?.pack).not.toBe("");
    expect(bottle?.drawing.markup).toMatch(/^<svg/);
    for (const url of [bottle?.certificateUrl, bottle?.chineseSheetUrl, bottle?.englishSheetUrl])
      expect(url).toMatch(/^\/api\/document\?kind=\w+&subject=/);
  }),
  answered(
    "guest",
    readBottle,
    { productCode: nowhere, batchCode: "C0" },
    (nothing) => expect(nothing).toEqual({ bottle: null, isLoggedIn: false }),
    { about: "an unknown batch" },
  ),
  answered(
    "customer",
    readBottle,
    ({ returns }) => returns.batch,
    ({ bottle, isLoggedIn }, { returns, bottleNoteId }) => {
      expect(isLoggedIn).toBe(true);
      const bought = bottle?.purchases.find(({ orderId }) => orderId === returns.orderId);
      expect(bought?.isReturnable).toBe(true);
      expect(bottle?.notes.map(({ noteId }) => noteId)).toEqual([bottleNoteId]);
    },
    { about: "a batch that was sent to the customer" },
  ),
  answered("expired", readBottle, batch, ({ bottle, isLoggedIn }) => {
    expect(isLoggedIn).toBe(false);
    expect(bottle).toMatchObject({ purchases: [], notes: [] });
  }),
  answered("guest", checkLabels, {}),
  answered(
    "customer",
    addBottleNote,
    noted("用去 5 g\n剩 20 g"),
    ({ noteId }, { bottleNoteId }) => {
      expect(noteId).not.toBe("");
      expect(noteId).not.toBe(bottleNoteId);
    },
  ),
  refused(
    "customer",
    addBottleNote,
    noted(" \n "),
    codes.badRequest,
    bottleMessages.noteWrong,
    "no text",
  ),
  refused(
    "newcomer",
    addBottleNote,
    noted("开封"),
    codes.notFound,
    bottleMessages.notBought,
    "a batch that was sent to others",
  ),
  refused(
    "customer",
    addBottleNote,
    { productCode: nowhere, batchCode: "C0", text: "开封" },
    codes.notFound,
    bottleMessages.notBought,
    "an unknown batch",
  ),
  answered("customer", deleteBottleNote, ({ bottleNoteId }) => ({ noteId: bottleNoteId })),
  refused(
    "customer",
    deleteBottleNote,
    { noteId: "00000000-0000-4000-8000-000000000000" },
    codes.notFound,
    bottleMessages.noteMissing,
    "an unknown id",
  ),
];
