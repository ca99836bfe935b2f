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
import { Refusal } from "../../http/refusal.ts";
import { addByCode, addPack, addPacks, addSku } from "./add.ts";
import { editLine, removeLine, selectLine, unselectReagents } from "./edit.ts";
import { readCartLines } from "./lines.ts";
import { cartMessages } from "./messages.ts";

export const cartRoutes = [
  answersCustomer(readCart, async ({ customer, language }, { database }) => {
    const { reagents, instruments } = await readCartLines(database.read, customer, language);
    const lines = [...reagents, ...instruments];
    if (lines.length === 0) {
      throw new Refusal(codes.emptyCart, cartMessages.empty[language]);
    }
    const { money } = checkedTotals(lines.map((line) => ({ ...line, isChecked: line.isSelected })));
    return { reagents, instruments, total: money };
  }),
  changes(addToCart, addPack),
  changes(addAllToCart, addPacks),
  changes(quickAddToCart, addByCode),
  changes(addInstrumentToCart, addSku),
  changes(editCartLine, editLine),
  changes(removeCartLine, removeLine),
  changes(clearCart, async ({ customer }, tx) => {
    await tx.deleteFrom("cart_lines").where("customer_id", "=", customer.id).execute();
    return {};
  }),
  changes(checkCartLine, selectLine),
  changes(uncheckProducts, unselectReagents),
];
