import type { AccountGroup, AccountPage } from "@reagent/domain/account-menu";
import type { Copy } from "../../language/language.tsx";

interface Words {
  home: string;
  account: string;
  activities: string;
  groups: Readonly<Record<AccountGroup, string>>;
  pages: Readonly<Record<AccountPage, string>>;
}

export const copy: Copy<Words> = {
  zh: {
    home: "首页",
    account: "我的账户",
    activities: "活动",
    groups: { orders: "订单", money: "资金", details: "资料", documents: "论文与下载" },
    pages: {
      orders: "我的订单",
      instrumentOrders: "仪器耗材订单",
      unshippedOrders: "未发货订单",
      oldOrders: "历史订单",
      afterSales: "退货单",
      expressSearch: "快递查询",
      packageSearch: "包裹查询",
      balance: "预付款",
      credit: "信用额度",
      coupons: "抵扣券",
      integral: "积分",
      grains: "麦粒兑换",
      addresses: "收货地址",
      addAddress: "新增地址",
      editAddress: "编辑地址",
      invoiceAddress: "收票地址",
      profile: "个人信息",
      invoice: "发票信息",
      university: "高校科研信息",
      explosivePrecursors: "易制爆信息",
      password: "修改密码",
      paperRecords: "论文记录",
      productDownload: "产品资料下载",
    },
  },
  en: {
    home: "Home",
    account: "My account",
    activities: "Activities",
    groups: {
      orders: "Orders",
      money: "Balances",
      details: "My details",
      documents: "Papers and data",
    },
    pages: {
      orders: "My orders",
      instrumentOrders: "Instrument orders",
      unshippedOrders: "Orders not yet shipped",
      oldOrders: "Order archive",
      afterSales: "Returns",
      expressSearch: "Track a shipment",
      packageSearch: "Find a package",
      balance: "Prepaid balance",
      credit: "Credit",
      coupons: "Coupons",
      integral: "Points",
      grains: "Reward grains",
      addresses: "Delivery addresses",
      addAddress: "Add an address",
      editAddress: "Edit an address",
      invoiceAddress: "Invoice address",
      profile: "Personal details",
      invoice: "Invoice details",
      university: "University details",
      explosivePrecursors: "Explosive precursors",
      password: "Change password",
      paperRecords: "Paper records",
      productDownload: "Product data",
    },
  },
};
