/** A complete filing of precursors: its ID numbers have the right check digits, and belong to no person. */
export const completeFiling = {
  company: "示例生物科技有限公司",
  address: "上海市浦东新区示例路 1 号",
  purpose: "experiment",
  handlerName: "林演示",
  handlerIdNumber: "11010519491231002X",
  handlerPhone: "13800000001",
  responsibleName: "陈示例",
  responsibleIdNumber: "440524188001010014",
  responsiblePhone: "13800000004",
} as const;
