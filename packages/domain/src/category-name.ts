import { fold } from "./search-text.ts";

/** What goods are called in place of the words that the names of categories have. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^reducing agents?$/u, "reductant"],
  [/^oxidi[sz](?:ing agents?|ers?)$/u, "oxidant"],
  [/^(?:drying agents?|desiccants?)$/u, "drying agent"],
  [/^(?:dyestuffs?|stains?)$/u, "dye"],
  [/^coupling (?:agents?|reagents?)$/u, "coupling reagent"],
  [/^detergents?$/u, "surfactant"],
  [/^有机溶剂$/u, "溶剂"],
  [/^(?:缓冲液|缓冲溶液|缓冲剂|生物缓冲液)$/u, "生物缓冲剂"],
  [/^还原试剂$/u, "还原剂"],
  [/^氧化试剂$/u, "氧化剂"],
  [/^(?:偶联试剂|偶联剂|缩合剂)$/u, "缩合试剂"],
  [/^(?:保护剂|保护基试剂)$/u, "保护试剂"],
  [/^(?:标准品|标准物质|对照品)$/u, "分析标准品"],
  [/^(?:染色剂|染料试剂)$/u, "染料"],
  [/^(?:络合剂|配位剂)$/u, "螯合剂"],
  [/^(?:表活|界面活性剂|去污剂)$/u, "表面活性剂"],
];

/** General words at the end of a category's name, which a search may leave out. */
const ENDINGS = /(?:类化合物|化合物|试剂|产品|类)$/u;

/** Whether a text is the name of a category, or of one that its name joins: 溶剂, 醇, solvents, dyes. */
export function isCategoryName(names: readonly string[], text: string): boolean {
  const typed = keyOf(text);
  return typed !== "" && names.some((name) => namesIn(name).some((own) => own === typed));
}

/** A category's name, and the two that 与, 和 or "and" join in it. */
const namesIn = (name: string): string[] =>
  [name, ...name.split(/[与和、]| and |, /u)].map(keyOf).filter((own) => own !== "");

function keyOf(text: string): string {
  const folded = fold(text);
  const other = OTHER_WORDS.find(([pattern]) => pattern.test(folded))?.[1] ?? folded;
  const short = other.replace(ENDINGS, "");
  const single = (short === "" ? other : short).replaceAll(/([a-z]{3})s\b/gu, "$1");
  return single.replaceAll(/[ -]/gu, "");
}
