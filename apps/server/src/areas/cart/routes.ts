import {
  addAllToCart,
  addInstrumentToCart,
  addToCart,
  checkCartLine,
  clearCart,
  editCartLine,
  quickAddToCart,
  readCart,
  removeCartLine,
  uncheckProducts,
} from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { checkedTotals } from "@reagent/domain/cart";
import { answersCustomer, changes } from "../../http/call.ts";
import { idOf } from "../../http/id.ts";
import { Refusal } from "../../http/refusal.ts";
import { findPack } from "../product/find-item.ts";
import { addLines, addPacks } from "./add.ts";
import { editLine, removeLine, selectLine, unselectReagents } from "./edit.ts";
import { readInstrumentLines, readReagentLines } from "./lines.ts";
import { cartMessages } from "./messages.ts";

const answerCart = answersCustomer(readCart, async ({ customer, language }, { database }) => {
  const [reagents, instruments] = await Promise.all([
    readReagentLines(database.read, customer, language),
    readInstrumentLines(database.read, customer, language),
  ]);
  const lines = [...reagents, ...instruments];
  if (lines.length === 0) {
    throw new Refusal(codes.emptyCart, cartMessages.empty[language]);
  }
  const { money } = checkedTotals(lines.map((line) => ({ ...line, isChecked: line.isSelected })));
  return { reagents, instruments, total: money };
});

const addOne = changes(addToCart, async (call, tx) => {
  const { itemCode, productId, quantity } = call.params;
  await addPacks(tx, call, [{ productId: idOf(productId), quantity }], itemCode);
  return {};
});

const addAll = changes(addAllToCart, async (call, tx) => {
  const { itemCode, products } = call.params;
  const wanted = products.map(({ productId, quantity }) => ({
    productId: idOf(productId),
    quantity,
  }));
  await addPacks(tx, call, wanted, itemCode);
  return {};
});

const addByCode = changes(quickAddToCart, async (call, tx) => {
  const { params, language } = call;
  if (params.productCode.trim() === "") {
    throw new Refusal(codes.badRequest, cartMessages.codeMissing[language]);
  }
  const pack = await findPack(tx, params.productCode);
  if (!pack) {
    throw new Refusal(codes.notFound, cartMessages.unknownProduct[language]);
  }
  await addPacks(tx, call, [{ productId: pack.id, quantity: params.quantity }]);
  return {};
});

const addInstrument = changes(addInstrumentToCart, async (call, tx) => {
  const { params, language } = call;
  const sku = await tx
    .selectFrom("instrument_skus")
    .innerJoin("instruments", "instruments.id", "instrument_skus.instrument_id")
    .select("instrument_skus.id")
    .where("instrument_skus.id", "=", idOf(params.skuId))
    .where("instruments.code", "=", params.spuCode)
    .executeTakeFirst();
  if (!sku) {
    throw new Refusal(codes.badRequest, cartMessages.unknownProduct[language]);
  }
  await addLines(tx, call, "instrument", [{ productId: sku.id, quantity: params.quantity }]);
  return {};
});

const edit = changes(editCartLine, async (call, tx) => {
  await editLine(tx, call);
  return {};
});

const remove = changes(removeCartLine, async (call, tx) => {
  await removeLine(tx, call);
  return {};
});

const clear = changes(clearCart, async ({ customer }, tx) => {
  await tx.deleteFrom("cart_lines").where("customer_id", "=", customer.id).execute();
  return {};
});

const check = changes(checkCartLine, async (call, tx) => {
  await selectLine(tx, call);
  return {};
});

const uncheck = changes(uncheckProducts, async (call, tx) => {
  await unselectReagents(tx, call);
  return {};
});

export const cartRoutes = [
  answerCart,
  addOne,
  addAll,
  addByCode,
  addInstrument,
  edit,
  remove,
  clear,
  check,
  uncheck,
];
