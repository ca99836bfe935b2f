import type { RegistrationChoices } from "@reagent/api/contract/registration";
import { openCategories, UNIVERSITY_CATEGORY } from "@reagent/domain/customer-category";
import type { Language, LocalizedText } from "../../basics/language.ts";

interface Choice {
  readonly id: string;
  readonly words: LocalizedText;
}

/** Kinds of customers. */
const categories: readonly Choice[] = [
  { id: "571", words: { zh: "生产或研发企业", en: "Manufacturing or research company" } },
  { id: UNIVERSITY_CATEGORY, words: { zh: "高校科研", en: "University" } },
  { id: "573", words: { zh: "科研院所", en: "Research institute" } },
  { id: "574", words: { zh: "医院与检验机构", en: "Hospital or testing laboratory" } },
  { id: "575", words: { zh: "经销商", en: "Distributor" } },
  { id: "576", words: { zh: "其他", en: "Other" } },
  { id: "697", words: { zh: "内部客户", en: "In-house" } },
];

/** How a customer found the shop. */
const sources: readonly Choice[] = [
  { id: "801", words: { zh: "搜索引擎", en: "Search engine" } },
  { id: "802", words: { zh: "同事或同行推荐", en: "Colleagues" } },
  { id: "803", words: { zh: "展会或学术会议", en: "Trade fair or conference" } },
  { id: "804", words: { zh: "论文或文献", en: "Publication" } },
  { id: "805", words: { zh: "微信公众号", en: "WeChat" } },
  { id: "806", words: { zh: "销售人员拜访", en: "Visit by our sales staff" } },
  { id: "807", words: { zh: "其他", en: "Other" } },
];

export function choicesIn(language: Language): RegistrationChoices {
  const inWords = (choices: readonly Choice[]) =>
    choices.map(({ id, words }) => ({ id, name: words[language] }));
  return { categories: inWords(categories), sources: inWords(sources) };
}

/** The name of a customer's category by its code, in English; undefined for an unknown one. */
export function categoryName(code: number): string | undefined {
  return categories.find(({ id }) => id === String(code))?.words.en;
}

/** Whether a registration may choose these; a source is optional. */
export function areOffered({ category, source }: { category: string; source: string }): boolean {
  return (
    openCategories(categories).some(({ id }) => id === category) &&
    (source === "" || sources.some(({ id }) => id === source))
  );
}
