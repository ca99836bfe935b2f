import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "收货地址",
    add: "新增地址",
    manage: "地址管理",
    choose: "选择收货地址",
    searchHint: "按收货人、手机或地址查找",
    isDefault: "默认",
    setDefault: "设为默认",
    setDefaultOf: (address: string) => `设为默认：${address}`,
    edit: "编辑",
    editOf: (address: string) => `编辑：${address}`,
    none: "您还没有收货地址",
    noneHint: "添加一个地址后即可提交订单。",
  },
  en: {
    title: "Delivery address",
    add: "Add an address",
    manage: "Manage addresses",
    choose: "Choose a delivery address",
    searchHint: "Search by recipient, mobile or address",
    isDefault: "Default",
    setDefault: "Make default",
    setDefaultOf: (address) => `Make default: ${address}`,
    edit: "Edit",
    editOf: (address) => `Edit: ${address}`,
    none: "You have no addresses yet",
    noneHint: "Add one to submit your order.",
  },
});
