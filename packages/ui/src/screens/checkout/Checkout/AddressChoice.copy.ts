import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  add: string;
  manage: string;
  choose: string;
  searchHint: string;
  isDefault: string;
  setDefault: string;
  setDefaultOf: (address: string) => string;
  edit: string;
  editOf: (address: string) => string;
  none: string;
  noneHint: string;
  newAddress: string;
  editAddress: string;
  save: string;
  busy: string;
  cancel: string;
  added: string;
  changed: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "收货地址",
    add: "新增地址",
    manage: "地址管理",
    choose: "选择收货地址",
    searchHint: "按收货人、手机或地址查找",
    isDefault: "默认",
    setDefault: "设为默认",
    setDefaultOf: (address) => `设为默认：${address}`,
    edit: "编辑",
    editOf: (address) => `编辑：${address}`,
    none: "您还没有收货地址",
    noneHint: "添加一个地址后即可提交订单。",
    newAddress: "新增地址",
    editAddress: "编辑地址",
    save: "保存",
    busy: "保存中...",
    cancel: "取消",
    added: "地址添加成功！",
    changed: "地址修改成功！",
  },
  en: {
    title: "Delivery address",
    add: "Add an address",
    manage: "Manage addresses",
    choose: "Choose a delivery address",
    searchHint: "Find it by receiver, mobile or place",
    isDefault: "Default",
    setDefault: "Make default",
    setDefaultOf: (address) => `Make default: ${address}`,
    edit: "Edit",
    editOf: (address) => `Edit: ${address}`,
    none: "You have no addresses yet",
    noneHint: "Add one, and you can submit your order.",
    newAddress: "Add an address",
    editAddress: "Edit the address",
    save: "Save",
    busy: "Saving…",
    cancel: "Cancel",
    added: "The address was added.",
    changed: "The address was changed.",
  },
};
