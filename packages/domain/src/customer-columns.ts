import type { CellKind } from "./catalogue-columns.ts";
import { tableColumns } from "./table-columns.ts";

const column = <const Name extends string, const Of extends "account" | "address">(
  name: Name,
  chinese: string,
  of: Of,
  kind: CellKind,
  ...usual: readonly string[]
) => ({ name, chinese, of, kind, usual });

/**
 * The columns of a file of customers, in the order in which they are documented: a row has an account, one of its addresses, or both
 * (glossary, customers).
 */
export const CUSTOMER_COLUMNS = [
  column("email", "邮箱", "account", "email", "电子邮箱", "e-mail", "e-mail address"),
  column("mobile", "手机", "account", "mobile", "手机号", "手机号码", "mobile number"),
  column("name", "姓名", "account", "name", "联系人", "客户姓名"),
  column("company", "单位", "account", "name", "单位名称", "公司", "公司名称", "organisation"),
  column("language", "语言", "account", "language"),
  column("category", "客户类别", "account", "name", "客户类型"),
  column("customer_group", "客户组", "account", "groups", "group", "groups", "customer groups"),
  column("credit_limit", "信用额度", "account", "amount"),
  column("second_credit_limit", "信用额度2", "account", "amount"),
  column("account_period", "账期", "account", "count"),
  column("opening_balance", "期初余额", "account", "amount", "预付款余额", "余额", "balance"),
  column("balance_note", "余额说明", "account", "name"),
  column("invoice_title", "发票抬头", "account", "name"),
  column("tax_number", "税号", "account", "name", "纳税人识别号"),
  column("invoice_method", "开票方式", "account", "invoice-method"),
  column("receiver", "收货人", "address", "name", "收件人"),
  column("receiver_mobile", "收货手机", "address", "contact-mobile", "收货人手机", "收件人手机"),
  column("receiver_phone", "收货电话", "address", "landline", "收货人电话", "收件人电话"),
  column("province", "省", "address", "name", "省份"),
  column("city", "市", "address", "name", "城市"),
  column("district", "区县", "address", "name", "区"),
  column("street", "详细地址", "address", "name", "地址", "收货地址", "address"),
  column("postcode", "邮编", "address", "postcode", "邮政编码"),
  column("default_address", "默认地址", "address", "flag"),
] as const;

export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number]["name"];

/** How the header of a file of customers is read. */
export const CUSTOMER_TABLE = tableColumns(CUSTOMER_COLUMNS, ["email"]);
