import type { RegistrationChoices } from "../../contract/registration.ts";
import type { Language } from "./language.ts";

const categories = {
  "571": { zh: "企业", en: "Company" },
  "572": { zh: "高校科研", en: "University" },
  "573": { zh: "科研院所", en: "Research institute" },
  "697": { zh: "内部客户", en: "In-house" },
} as const;

const sources = {
  "801": { zh: "搜索引擎", en: "Search engine" },
  "803": { zh: "同行推荐", en: "Colleagues" },
} as const;

const choices = (
  words: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  language: Language,
) => Object.entries(words).map(([id, name]) => ({ id, name: name[language] }));

/** The choices of the registration form, with the category that is not offered. */
export function registrationChoices(language: Language): RegistrationChoices {
  return { categories: choices(categories, language), sources: choices(sources, language) };
}

const terms = {
  zh: `<h2>一、总则</h2><p>本条款由示例商城制定，仅供演示。注册即表示您同意遵守本条款。</p>
<h2>二、账号</h2><p>请填写真实信息，并妥善保管登录密码。账号通过邮箱激活后方可使用。</p>
<h2>三、产品用途</h2><p>本站产品仅供工业或科研用途，不得用于临床诊断、治疗、药品或食品。</p>`,
  en: `<h2>1. General</h2><p>These terms are those of a sample shop and serve demonstration only. By registering you agree to them.</p>
<h2>2. Accounts</h2><p>Please give true information and keep your password to yourself. An account works once it was activated by e-mail.</p>
<h2>3. Use of products</h2><p>Our products are for industrial or scientific use only, not for clinical, medicinal or food use.</p>`,
} as const;

/** The terms of use, as HTML. */
export function termsOfUse(language: Language): string {
  return terms[language];
}
