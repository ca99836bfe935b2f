import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "开票方式",
    none: "开一张发票",
    hazard: "管制与普通货物分开开票",
    fund: "按经费号分开开票",
    hint: "填写每个产品的经费号；相同经费号的产品开在一张发票上，留空的另开一张。",
    funds: "经费号",
    fundOf: (productCode: string) => `经费号：${productCode}`,
  },
  en: {
    label: "Invoices",
    none: "One invoice",
    hazard: "Regulated goods on their own",
    fund: "One for each fund",
    hint: "Enter the fund number of each product. Products of one fund share an invoice; those without one share another.",
    funds: "Fund numbers",
    fundOf: (productCode) => `Fund number: ${productCode}`,
  },
});
