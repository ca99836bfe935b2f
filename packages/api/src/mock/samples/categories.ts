import type { Category } from "../../contract/home.ts";
import type { LocalizedText } from "../../messages/message.ts";
import type { Language } from "./language.ts";

interface Node {
  readonly name: LocalizedText;
  readonly children: readonly Node[];
}
const named = (zh: string, en: string, children: readonly Node[] = []): Node => ({
  name: { zh, en },
  children,
});

/** Four groups; a subcategory without leaves is a leaf itself. */
const groups: readonly Node[] = [
  named("有机化学", "Organic chemistry", [
    named("有机砌块", "Building blocks", [
      named("醛", "Aldehydes"),
      named("酮", "Ketones"),
      named("醇和酚", "Alcohols and phenols"),
      named("羧酸", "Carboxylic acids"),
      named("胺", "Amines"),
    ]),
    named("催化与配体", "Catalysis and ligands", [
      named("膦配体", "Phosphine ligands"),
      named("钯催化剂", "Palladium catalysts"),
      named("手性配体", "Chiral ligands"),
    ]),
    named("硼酸与偶联试剂", "Boronic acids and coupling reagents", [
      named("芳基硼酸", "Arylboronic acids"),
      named("缩合剂", "Condensing agents"),
    ]),
    named("保护试剂", "Protecting reagents"),
  ]),
  named("分析试剂", "Analytical reagents", [
    named("色谱试剂", "Chromatography", [
      named("HPLC 溶剂", "HPLC solvents"),
      named("LC-MS 溶剂", "LC-MS solvents"),
      named("衍生化试剂", "Derivatisation"),
    ]),
    named("标准品", "Standards", [
      named("分析标准品", "Analytical standards"),
      named("天然产物标准品", "Natural product standards"),
    ]),
    named("指示剂", "Indicators"),
  ]),
  named("生命科学", "Life science", [
    named("生物缓冲剂", "Biological buffers", [named("Tris", "Tris"), named("HEPES", "HEPES")]),
    named("蛋白质与多肽", "Proteins and peptides", [
      named("氨基酸", "Amino acids"),
      named("多肽砌块", "Peptide building blocks"),
    ]),
    named("酶与底物", "Enzymes and substrates"),
  ]),
  named("材料科学", "Materials science", [
    named("无机材料", "Inorganic materials", [
      named("金属盐", "Metal salts"),
      named("金属氧化物", "Metal oxides"),
    ]),
    named("高分子材料", "Polymers", [named("单体", "Monomers"), named("引发剂", "Initiators")]),
    named("纳米材料", "Nanomaterials"),
  ]),
];

/** The category tree: an id is that of its parent and one more digit, from 101 to 104. */
export function categories(language: Language = "zh"): readonly Category[] {
  const branch = ({ name, children }: Node, id: string) => ({ id, name: name[language], children });
  return groups.map((group, index) => {
    const top = branch(group, String(101 + index));
    return {
      ...top,
      children: top.children.map((each, second) => {
        const middle = branch(each, `${top.id}${second + 1}`);
        return {
          ...middle,
          children: middle.children.map(({ name }, third) => ({
            id: `${middle.id}${third + 1}`,
            name: name[language],
          })),
        };
      }),
    };
  });
}
