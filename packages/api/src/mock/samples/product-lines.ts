import type { ProductLine, ProductLineItems } from "../../contract/product-line.ts";
import type { LocalizedText } from "../../messages/message.ts";
import { isItemCode, manyItemRows } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { packs } from "./packs.ts";
import { pageOf } from "./paging.ts";
import { structures } from "./structures.ts";

interface ProductLineTexts {
  /** The structure of a substance of the line. */
  readonly drawing: string;
  readonly name: LocalizedText;
  readonly claim: LocalizedText;
  readonly description: LocalizedText;
}

const lines: readonly ProductLineTexts[] = [
  {
    drawing: structures.bisphosphine,
    name: { zh: "配体与催化剂", en: "Ligands and catalysts" },
    claim: { zh: "批批附 NMR 与手性 HPLC 图谱", en: "NMR and chiral HPLC with every batch" },
    description: {
      zh: "<p>膦配体、含氮配体与过渡金属催化剂，按常用偶联与加氢反应选品。</p><p>对空气敏感的品种在<strong>氮气</strong>下分装，随瓶附开封与取用说明。</p>",
      en: "<p>Phosphine and nitrogen ligands with transition-metal catalysts, chosen for common couplings and hydrogenations.</p><p>Air-sensitive ones are packed under <strong>nitrogen</strong>, with notes on opening and handling.</p>",
    },
  },
  {
    drawing: structures.phenylboronicAcid,
    name: { zh: "硼酸与偶联试剂", en: "Boronic acids and coupling" },
    claim: { zh: "ICP 测定残余金属，小于 10 ppm", en: "Residual metals below 10 ppm by ICP" },
    description: {
      zh: "<p>硼酸、硼酸酯与缩合试剂。硼酸常含不定量的酸酐，投料按标示含量折算。</p>",
      en: "<p>Boronic acids, their esters and coupling reagents. Boronic acids hold varying amounts of anhydride: weigh by the stated content.</p>",
    },
  },
  {
    drawing: structures.fmocChloride,
    name: { zh: "保护试剂", en: "Protecting reagents" },
    claim: { zh: "Fmoc、Boc、TBS，当日上海仓发货", en: "Fmoc, Boc, TBS, shipped today" },
    description: {
      zh: "<p>羟基、氨基和羧基的保护试剂，从 1 g 到 1 kg。易水解的品种充惰性气体密封。</p>",
      en: "<p>Reagents to protect hydroxyl, amino and carboxyl groups, from 1 g to 1 kg. Those that hydrolyse are sealed under inert gas.</p>",
    },
  },
  {
    drawing: structures.hepes,
    name: { zh: "生物缓冲剂", en: "Biological buffers" },
    claim: { zh: "无 DNase、RNase、蛋白酶", en: "Free of DNase, RNase and protease" },
    description: {
      zh: "<p>两性离子缓冲剂、缓冲盐与即用缓冲液，覆盖 pH 5 至 11。</p>",
      en: "<p>Zwitterionic buffers, buffer salts and ready-made solutions for pH 5 to 11.</p>",
    },
  },
  {
    drawing: structures.acetonitrile,
    name: { zh: "高纯溶剂", en: "High-purity solvents" },
    claim: { zh: "HPLC 与 LC-MS 级，梯度洗脱实测", en: "HPLC and LC-MS grade, gradient tested" },
    description: {
      zh: "<p>色谱与无水反应用溶剂。每批给出水分与蒸发残渣。</p>",
      en: "<p>Solvents for chromatography and anhydrous reactions. Each batch states its water and its residue on evaporation.</p>",
    },
  },
  {
    drawing: structures.caffeine,
    name: { zh: "天然产物标准品", en: "Natural product standards" },
    claim: { zh: "≥98%（HPLC），附溯源证书", en: "≥98% (HPLC), with certificate" },
    description: {
      zh: "<p>生物碱、黄酮、萜类与酚类天然产物，含量测定与结构研究用。</p>",
      en: "<p>Alkaloids, flavonoids, terpenes and phenols from nature, for assays and structural work.</p>",
    },
  },
  {
    drawing: structures.tryptophan,
    name: { zh: "氨基酸与肽", en: "Amino acids and peptides" },
    claim: { zh: "从普通级到细胞培养级", en: "Up to cell culture grade" },
    description: {
      zh: "<p>天然氨基酸、常用衍生物与肽类。</p>",
      en: "<p>Natural amino acids, common derivatives and peptides.</p>",
    },
  },
  {
    drawing: structures.ethyleneCarbonate,
    name: { zh: "电池与光伏材料", en: "Battery and photovoltaic materials" },
    claim: { zh: "每批给出水分", en: "Water stated for each batch" },
    description: {
      zh: "<p>锂盐、正负极材料与钙钛矿前驱体，供实验室规模的电池与器件研究。</p>",
      en: "<p>Lithium salts, electrode materials and perovskite precursors for cells and devices at laboratory scale.</p>",
    },
  },
];

/** Eight product lines, two more than the home page shows. */
export function productLines(language: Language = "zh"): readonly ProductLine[] {
  return lines.map(({ drawing, name, claim, description }, index) => ({
    id: String(index + 1),
    name: name[language],
    claim: claim[language],
    drawing,
    alt: "",
    description: description[language],
  }));
}

interface Query {
  readonly id: string;
  readonly page: number;
  readonly limit: number;
}

/** Each line has 46 items, on three pages. */
export function productLineItems(
  { id, page, limit }: Query,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): ProductLineItems {
  const isKnown = productLines(language).some((line) => line.id === id);
  const rows = isKnown ? manyItemRows(46, language, viewer) : [];
  const items = pageOf(rows, page, limit).map((row) => ({
    ...row,
    packs: isItemCode(row.itemCode) ? packs(row.itemCode, language, viewer) : [],
  }));
  return { items, total: rows.length };
}
