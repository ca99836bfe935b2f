import type { LocalizedText } from "../../messages/message.ts";
import { structures } from "./structures.ts";

/** A substance, whatever its grade. */
export interface Substance {
  readonly name: LocalizedText;
  readonly alias: LocalizedText;
  readonly casNumber: string;
  readonly mdlNumber: string;
  readonly einecsNumber?: string;
  readonly formula: string;
  readonly molecularWeight: string;
  readonly smiles: string;
  readonly drawing: string;
  readonly storage: LocalizedText;
  readonly hazardNumber?: string;
  readonly isBiological?: boolean;
  readonly isLowBoiling?: boolean;
}

const inert = { zh: "充惰性气体", en: "Under inert gas" };
const roomTemperature = { zh: "室温", en: "Room temperature" };
const dark = { zh: "避光", en: "Protected from light" };
const cool = { zh: "冷藏", en: "2–8 °C" };

/** 180 characters, more than any layout has room for. */
const longName = {
  zh: "N-叔丁氧羰基-O-苄基-L-酪氨酰-L-丙氨酸琥珀酰亚胺酯（用于固相与液相多肽合成的活化二肽砌块，经二氯甲烷—正己烷重结晶，含不超过百分之零点五的游离琥珀酰亚胺，对水分与光敏感，请于充惰性气体的密封容器中于零下二十摄氏度贮存，使用前平衡至室温后再开封，开封后请尽快使用，每批附核磁共振氢谱、高效液相色谱与手性纯度检测报告，原始数据与色谱图可在线查阅并下载。）",
  en: "N-(tert-Butoxycarbonyl)-O-benzyl-L-tyrosyl-L-alanine N-hydroxysuccinimide ester, an activated building block for peptide synthesis in solution and on solid phase, 2× recrystallised",
};

export const substances = {
  benzaldehyde: {
    name: { zh: "苯甲醛", en: "Benzaldehyde" },
    alias: { zh: "安息香醛", en: "Benzenecarbaldehyde" },
    casNumber: "100-52-7",
    mdlNumber: "MFCD00003299",
    einecsNumber: "202-860-4",
    formula: "C7H6O",
    molecularWeight: "106.12",
    smiles: "O=Cc1ccccc1",
    drawing: structures.benzaldehyde,
    storage: inert,
  },
  salicylaldehyde: {
    name: { zh: "水杨醛", en: "Salicylaldehyde" },
    alias: { zh: "邻羟基苯甲醛；2-羟基苯甲醛", en: "2-Hydroxybenzaldehyde" },
    casNumber: "90-02-8",
    mdlNumber: "MFCD00003317",
    einecsNumber: "201-961-0",
    formula: "C7H6O2",
    molecularWeight: "122.12",
    smiles: "Oc1ccccc1C=O",
    drawing: structures.salicylaldehyde,
    storage: roomTemperature,
  },
  anisaldehyde: {
    name: { zh: "对甲氧基苯甲醛", en: "4-Methoxybenzaldehyde" },
    alias: { zh: "茴香醛；大茴香醛", en: "p-Anisaldehyde" },
    casNumber: "123-11-5",
    mdlNumber: "MFCD00003385",
    einecsNumber: "204-602-6",
    formula: "C8H8O2",
    molecularWeight: "136.15",
    smiles: "COc1ccc(C=O)cc1",
    drawing: structures.anisaldehyde,
    storage: inert,
  },
  piperonal: {
    name: { zh: "胡椒醛", en: "Piperonal" },
    alias: {
      zh: "洋茉莉醛；3,4-亚甲二氧基苯甲醛",
      en: "Heliotropin; 3,4-(Methylenedioxy)benzaldehyde",
    },
    casNumber: "120-57-0",
    mdlNumber: "MFCD00005829",
    einecsNumber: "204-409-7",
    formula: "C8H6O3",
    molecularWeight: "150.13",
    smiles: "O=Cc1ccc2OCOc2c1",
    drawing: structures.piperonal,
    storage: dark,
  },
  vanillin: {
    name: { zh: "香兰素", en: "Vanillin" },
    alias: { zh: "香草醛；4-羟基-3-甲氧基苯甲醛", en: "4-Hydroxy-3-methoxybenzaldehyde" },
    casNumber: "121-33-5",
    mdlNumber: "MFCD00006942",
    einecsNumber: "204-465-2",
    formula: "C8H8O3",
    molecularWeight: "152.15",
    smiles: "COc1cc(C=O)ccc1O",
    drawing: structures.vanillin,
    storage: dark,
  },
  nitrobenzaldehyde: {
    name: { zh: "对硝基苯甲醛", en: "4-Nitrobenzaldehyde" },
    alias: { zh: "4-硝基苯甲醛", en: "p-Nitrobenzaldehyde" },
    casNumber: "555-16-8",
    mdlNumber: "MFCD00007346",
    einecsNumber: "209-084-5",
    formula: "C7H5NO3",
    molecularWeight: "151.12",
    smiles: "O=Cc1ccc(cc1)[N+]([O-])=O",
    drawing: structures.nitrobenzaldehyde,
    storage: roomTemperature,
  },
  ethanol: {
    name: { zh: "乙醇", en: "Ethanol" },
    alias: { zh: "酒精；无水乙醇", en: "Ethyl alcohol; EtOH" },
    casNumber: "64-17-5",
    mdlNumber: "MFCD00003568",
    einecsNumber: "200-578-6",
    formula: "C2H6O",
    molecularWeight: "46.07",
    smiles: "CCO",
    drawing: structures.ethanol,
    storage: roomTemperature,
    hazardNumber: "2568",
  },
  ether: {
    name: { zh: "乙醚", en: "Diethyl ether" },
    alias: { zh: "二乙醚", en: "Ethyl ether; Ether" },
    casNumber: "60-29-7",
    mdlNumber: "MFCD00011646",
    einecsNumber: "200-467-2",
    formula: "C4H10O",
    molecularWeight: "74.12",
    smiles: "CCOCC",
    drawing: structures.ether,
    storage: cool,
    hazardNumber: "2625",
    isLowBoiling: true,
  },
  acetonitrile: {
    name: { zh: "乙腈", en: "Acetonitrile" },
    alias: { zh: "甲基氰", en: "Methyl cyanide; ACN" },
    casNumber: "75-05-8",
    mdlNumber: "MFCD00001878",
    einecsNumber: "200-835-2",
    formula: "C2H3N",
    molecularWeight: "41.05",
    smiles: "CC#N",
    drawing: structures.acetonitrile,
    storage: roomTemperature,
    hazardNumber: "2622",
  },
  tris: {
    name: { zh: "三羟甲基氨基甲烷", en: "Tris(hydroxymethyl)aminomethane" },
    alias: { zh: "Tris 碱；氨丁三醇", en: "Tris base; Trometamol" },
    casNumber: "77-86-1",
    mdlNumber: "MFCD00004679",
    einecsNumber: "201-064-4",
    formula: "C4H11NO3",
    molecularWeight: "121.14",
    smiles: "NC(CO)(CO)CO",
    drawing: structures.tris,
    storage: roomTemperature,
    isBiological: true,
  },
  triphenylphosphine: {
    name: { zh: "三苯基膦", en: "Triphenylphosphine" },
    alias: { zh: "三苯膦", en: "TPP" },
    casNumber: "603-35-0",
    mdlNumber: "MFCD00003043",
    einecsNumber: "210-036-0",
    formula: "C18H15P",
    molecularWeight: "262.29",
    smiles: "P(c1ccccc1)(c1ccccc1)c1ccccc1",
    drawing: structures.triphenylphosphine,
    storage: inert,
  },
  /** A preparation: no CAS number, formula or structure. */
  nylonResin: {
    name: { zh: "聚酰胺 6 层析填料", en: "Polyamide 6 for chromatography" },
    alias: { zh: "", en: "" },
    casNumber: "",
    mdlNumber: "",
    formula: "",
    molecularWeight: "",
    smiles: "",
    drawing: "",
    storage: roomTemperature,
  },
  protectedDipeptide: {
    name: longName,
    alias: { zh: "Boc-Tyr(Bzl)-Ala-OSu", en: "Boc-Tyr(Bzl)-Ala-OSu" },
    casNumber: "",
    mdlNumber: "",
    formula: "C28H33N3O8",
    molecularWeight: "539.58",
    smiles: "CC(C)(C)OC(=O)N[C@@H](Cc1ccc(OCc2ccccc2)cc1)C(=O)N[C@@H](C)C(=O)ON1C(=O)CCC1=O",
    drawing: structures.protectedDipeptide,
    storage: cool,
  },
} as const satisfies Record<string, Substance>;
