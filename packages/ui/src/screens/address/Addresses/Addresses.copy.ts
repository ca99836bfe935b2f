import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  add: string;
  search: string;
  searchHint: string;
  find: string;
  list: string;
  receiver: string;
  address: string;
  actions: string;
  isDefault: string;
  setDefault: string;
  setDefaultOf: (address: string) => string;
  edit: string;
  editOf: (address: string) => string;
  remove: string;
  removeOf: (address: string) => string;
  askRemove: (address: string) => string;
  removed: string;
  declined: string;
  defaultSet: string;
  none: string;
  noneHint: string;
  noneFound: string;
  showAll: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "收货地址",
    add: "新增地址",
    search: "查找地址",
    searchHint: "收货人、手机或地址",
    find: "查询",
    list: "收货地址",
    receiver: "收货人",
    address: "地址",
    actions: "操作",
    isDefault: "默认",
    setDefault: "设为默认",
    setDefaultOf: (address) => `设为默认：${address}`,
    edit: "编辑",
    editOf: (address) => `编辑：${address}`,
    remove: "删除",
    removeOf: (address) => `删除：${address}`,
    askRemove: (address) => `确定删除收货地址“${address}”吗？`,
    removed: "地址删除成功！",
    declined: "已取消此操作",
    defaultSet: "默认地址设置成功！",
    none: "您还没有收货地址",
    noneHint: "保存常用的收货地址，下单时直接选用。",
    noneFound: "没有符合条件的地址",
    showAll: "显示全部地址",
  },
  en: {
    title: "Delivery addresses",
    add: "Add an address",
    search: "Find an address",
    searchHint: "Receiver, mobile or address",
    find: "Search",
    list: "Delivery addresses",
    receiver: "Receiver",
    address: "Address",
    actions: "Actions",
    isDefault: "Default",
    setDefault: "Make default",
    setDefaultOf: (address) => `Make default: ${address}`,
    edit: "Edit",
    editOf: (address) => `Edit: ${address}`,
    remove: "Delete",
    removeOf: (address) => `Delete: ${address}`,
    askRemove: (address) => `Delete the address “${address}”?`,
    removed: "The address was deleted.",
    declined: "Nothing was changed",
    defaultSet: "The default address was set.",
    none: "You have no addresses yet",
    noneHint: "Keep the addresses you order to, and choose one at checkout.",
    noneFound: "No address matches",
    showAll: "Show all addresses",
  },
};
