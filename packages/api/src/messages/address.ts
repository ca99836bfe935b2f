import { MOST_ADDRESSES } from "@reagent/domain/address";
import { defineMessages } from "./define-messages.ts";

/** Why an address is refused. */
export const addressMessages = defineMessages({
  tooMany: {
    zh: `最多保存 ${MOST_ADDRESSES} 个收货地址，请先删除不再使用的地址。`,
    en: `You can keep ${MOST_ADDRESSES} addresses. Please delete one that you no longer use.`,
  },
  missing: { zh: "没有找到该收货地址。", en: "This delivery address was not found." },
  defaultStays: {
    zh: "默认地址不能删除，请先将其他地址设为默认。",
    en: "The default address cannot be deleted. Please make another one the default first.",
  },
  incomplete: {
    zh: "地址信息不完整或不正确，请检查后再提交。",
    en: "The address is incomplete or wrong. Please check it.",
  },
});
