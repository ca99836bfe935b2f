import { singleStatements } from "./hazard-label.ts";
import type { Wording } from "./statement.ts";

/** Class and categories of each statement by the GHS: "类别 1、2" where it does not tell which of them. */
const CATEGORIES: ReadonlyMap<string, readonly [zh: string, en: string, categories: string]> =
  new Map([
    ["H200", ["爆炸物", "Explosives", "unstable"]],
    ["H201", ["爆炸物", "Explosives", "1.1"]],
    ["H202", ["爆炸物", "Explosives", "1.2"]],
    ["H203", ["爆炸物", "Explosives", "1.3"]],
    ["H204", ["爆炸物", "Explosives", "1.4"]],
    ["H220", ["易燃气体", "Flammable gases", "1"]],
    ["H221", ["易燃气体", "Flammable gases", "2"]],
    ["H224", ["易燃液体", "Flammable liquids", "1"]],
    ["H225", ["易燃液体", "Flammable liquids", "2"]],
    ["H226", ["易燃液体", "Flammable liquids", "3"]],
    ["H228", ["易燃固体", "Flammable solids", "1/2"]],
    ["H240", ["自反应物质或有机过氧化物", "Self-reactive substances or organic peroxides", "A"]],
    ["H241", ["自反应物质或有机过氧化物", "Self-reactive substances or organic peroxides", "B"]],
    ["H242", ["自反应物质或有机过氧化物", "Self-reactive substances or organic peroxides", "C–F"]],
    ["H250", ["发火液体或固体", "Pyrophoric liquids or solids", "1"]],
    ["H251", ["自热物质", "Self-heating substances", "1"]],
    ["H252", ["自热物质", "Self-heating substances", "2"]],
    [
      "H260",
      [
        "遇水放出易燃气体的物质",
        "Substances which in contact with water emit flammable gases",
        "1",
      ],
    ],
    [
      "H261",
      [
        "遇水放出易燃气体的物质",
        "Substances which in contact with water emit flammable gases",
        "2/3",
      ],
    ],
    ["H270", ["氧化性气体", "Oxidizing gases", "1"]],
    ["H271", ["氧化性液体或固体", "Oxidizing liquids or solids", "1"]],
    ["H272", ["氧化性液体或固体", "Oxidizing liquids or solids", "2/3"]],
    ["H290", ["金属腐蚀物", "Corrosive to metals", "1"]],
    ["H300", ["急性毒性（经口）", "Acute toxicity, oral", "1/2"]],
    ["H301", ["急性毒性（经口）", "Acute toxicity, oral", "3"]],
    ["H302", ["急性毒性（经口）", "Acute toxicity, oral", "4"]],
    ["H303", ["急性毒性（经口）", "Acute toxicity, oral", "5"]],
    ["H304", ["吸入危害", "Aspiration hazard", "1"]],
    ["H305", ["吸入危害", "Aspiration hazard", "2"]],
    ["H310", ["急性毒性（经皮）", "Acute toxicity, dermal", "1/2"]],
    ["H311", ["急性毒性（经皮）", "Acute toxicity, dermal", "3"]],
    ["H312", ["急性毒性（经皮）", "Acute toxicity, dermal", "4"]],
    ["H313", ["急性毒性（经皮）", "Acute toxicity, dermal", "5"]],
    ["H314", ["皮肤腐蚀", "Skin corrosion", "1"]],
    ["H315", ["皮肤刺激", "Skin irritation", "2"]],
    ["H316", ["皮肤刺激", "Skin irritation", "3"]],
    ["H317", ["皮肤致敏", "Skin sensitization", "1"]],
    ["H318", ["严重眼损伤", "Serious eye damage", "1"]],
    ["H319", ["眼刺激", "Eye irritation", "2"]],
    ["H320", ["眼刺激", "Eye irritation", "2B"]],
    ["H330", ["急性毒性（吸入）", "Acute toxicity, inhalation", "1/2"]],
    ["H331", ["急性毒性（吸入）", "Acute toxicity, inhalation", "3"]],
    ["H332", ["急性毒性（吸入）", "Acute toxicity, inhalation", "4"]],
    ["H333", ["急性毒性（吸入）", "Acute toxicity, inhalation", "5"]],
    ["H334", ["呼吸道致敏", "Respiratory sensitization", "1"]],
    ["H335", ["特异性靶器官毒性 一次接触", "Specific target organ toxicity, single exposure", "3"]],
    ["H336", ["特异性靶器官毒性 一次接触", "Specific target organ toxicity, single exposure", "3"]],
    ["H340", ["生殖细胞致突变性", "Germ cell mutagenicity", "1"]],
    ["H341", ["生殖细胞致突变性", "Germ cell mutagenicity", "2"]],
    ["H350", ["致癌性", "Carcinogenicity", "1"]],
    ["H351", ["致癌性", "Carcinogenicity", "2"]],
    ["H360", ["生殖毒性", "Reproductive toxicity", "1"]],
    ["H361", ["生殖毒性", "Reproductive toxicity", "2"]],
    ["H362", ["生殖毒性", "Reproductive toxicity", "lactation"]],
    ["H370", ["特异性靶器官毒性 一次接触", "Specific target organ toxicity, single exposure", "1"]],
    ["H371", ["特异性靶器官毒性 一次接触", "Specific target organ toxicity, single exposure", "2"]],
    [
      "H372",
      ["特异性靶器官毒性 反复接触", "Specific target organ toxicity, repeated exposure", "1"],
    ],
    [
      "H373",
      ["特异性靶器官毒性 反复接触", "Specific target organ toxicity, repeated exposure", "2"],
    ],
    ["H400", ["危害水生环境 急性危险", "Hazardous to the aquatic environment, acute", "1"]],
    ["H401", ["危害水生环境 急性危险", "Hazardous to the aquatic environment, acute", "2"]],
    ["H402", ["危害水生环境 急性危险", "Hazardous to the aquatic environment, acute", "3"]],
    ["H410", ["危害水生环境 长期危险", "Hazardous to the aquatic environment, long-term", "1"]],
    ["H411", ["危害水生环境 长期危险", "Hazardous to the aquatic environment, long-term", "2"]],
    ["H412", ["危害水生环境 长期危险", "Hazardous to the aquatic environment, long-term", "3"]],
    ["H413", ["危害水生环境 长期危险", "Hazardous to the aquatic environment, long-term", "4"]],
    ["H420", ["危害臭氧层", "Hazardous to the ozone layer", "1"]],
  ]);

const NAMED: Readonly<Record<string, Wording>> = {
  unstable: { zh: "不稳定", en: "unstable" },
  lactation: { zh: "附加类别：影响哺乳", en: "additional category: effects on lactation" },
};

/**
 * Hazard classes and categories behind statements, each once, in the order of the statements. A statement that several categories share
 * leaves them open: "类别 1 或 2". European and unknown statements have none.
 */
export function hazardCategories(codes: readonly string[]): Wording[] {
  const found = singleStatements(codes).flatMap((code) => {
    const [zh, en, categories] = CATEGORIES.get(code) ?? [];
    if (zh === undefined || en === undefined || categories === undefined) return [];
    const named = NAMED[categories];
    if (named) return [{ zh: `${zh}，${named.zh}`, en: `${en}, ${named.en}` }];
    return [
      {
        zh: `${zh}，类别 ${categories.replace("/", " 或 ")}`,
        en: `${en}, category ${categories.replace("/", " or ")}`,
      },
    ];
  });
  return [...new Map(found.map((wording) => [wording.en, wording])).values()];
}
