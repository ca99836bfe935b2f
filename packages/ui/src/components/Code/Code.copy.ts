import { defineCopy } from "../../language/define-copy.ts";

/* Accessible names and titles get no automatic space between Chinese and Latin text. */
const spaced = (what: string) => (/^[A-Z]/u.test(what) ? ` ${what}` : what);

export const copy = defineCopy({
  zh: {
    cas: "CAS 号",
    mdl: "MDL 号",
    "item-code": "项目号",
    "product-code": "货号",
    "batch-code": "批号",
    "order-number": "订单号",
    "parcel-code": "发货通知单",
    "express-number": "快递单号",
    "bank-account": "账号",
    "transfer-remark": "转账附言",
    "api-token": "API 令牌",
    copy: (what: string, value: string) => `复制${spaced(what)} ${value}`,
    copied: (what: string, value: string) => `已复制${spaced(what)} ${value}`,
    failed: "未能复制，请手动选取",
  },
  en: {
    cas: "CAS number",
    mdl: "MDL number",
    "item-code": "item code",
    "product-code": "product code",
    "batch-code": "batch number",
    "order-number": "order number",
    "parcel-code": "shipment notice",
    "express-number": "tracking number",
    "bank-account": "account",
    "transfer-remark": "reference",
    "api-token": "API token",
    copy: (what, value) => `Copy ${what} ${value}`,
    copied: (what, value) => `Copied ${what} ${value}`,
    failed: "Could not copy: please select it by hand",
  },
});
