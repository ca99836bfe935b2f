/** What a column of a list of products holds. */
export type OrderColumn =
  | "running-number"
  /** A running number, or a code. */
  | "number"
  | "code"
  | "cas"
  | "name"
  | "specification"
  | "quantity"
  | "unit"
  | "money"
  | "other";

const HEADS: readonly (readonly [OrderColumn, RegExp])[] = [
  ["running-number", /^(?:序号?|行号?|项次|项目|nr|sn|item|line|row)$/u],
  ["number", /^(?:item)?(?:no|number)$/u],
  [
    "code",
    /^(?:产品|商品|订货|试剂|供应商)?(?:货号|编码|编号|代码)$|^(?:product|item|catalog(?:ue)?|cat|article|order)?(?:code|no|number)$/u,
  ],
  ["cas", /^cas(?:no|rn|number|号|编号|登记号)?$/u],
  [
    "name",
    /^(?:名称|品名|(?:产品|商品|物品|货物|药品|试剂|材料|耗材|化学|化学品|化合物|中文|英文)(?:名|名称)|输入|(?:product|chemical|compound|reagent|chinese|english)?name|product|reagent|description|typed)$/u,
  ],
  [
    "specification",
    /^(?:规格|型号|规格型号|级别|等级|纯度|浓度|包装|包装规格|容量|含量|specifications?|spec|grade|purity|pack|packing|package|packsize|size)$/u,
  ],
  [
    "quantity",
    /^(?:订购|采购|购买|需求|订货|申购|申请|计划|需要|购置|预订)?(?:数量|瓶数|件数|个数)$|^(?:order)?(?:quantity|qty)$/u,
  ],
  ["unit", /^(?:计量)?单位$|^(?:unit|uom)$/u],
  ["money", /价$|价格$|金额$|^(?:小计|合计|总计|总额|费用|预算)$|(?:price|amount|total|cost)$/u],
  [
    "other",
    /^(?:备注|说明|用途|品牌|厂家|厂商|生产厂家|供应商|货期|交货期|库存|日期|申请人|领用人|课题组|实验室|链接|remarks?|notes?|comments?|brand|supplier|vendor|manufacturer|delivery|leadtime|stock|date|link|url)$/u,
  ],
];

const LONGEST_HEAD = 100;

/** What a column holds by its head, in any case and width; a unit of money or amount in brackets does not matter. */
export function orderColumn(head: string): OrderColumn | undefined {
  if (head.length > LONGEST_HEAD) return undefined;
  const name = head
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|[\s.:*_#/\p{Cf}-]/gu, "");
  return HEADS.find(([, pattern]) => pattern.test(name))?.[0];
}

/** What each column of a list holds; undefined for those whose head says nothing known. */
export type OrderColumns = readonly (OrderColumn | undefined)[];

/** The columns in the cells of a row of heads; undefined for another row. */
export function orderColumns(cells: readonly string[]): OrderColumns | undefined {
  const columns = cells.map(orderColumn);
  const filled = cells.filter((cell) => cell !== "").length;
  const known = columns.filter((column) => column !== undefined).length;
  const isOfProducts = columns.some(
    (column) => column === "name" || column === "cas" || column === "code",
  );
  const isOrder = columns.includes("quantity") && (isOfProducts || columns.includes("number"));
  return isOrder || (known >= 2 && known * 2 >= filled) || (isOfProducts && known === filled)
    ? columns
    : undefined;
}
