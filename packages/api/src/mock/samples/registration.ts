import type { PendingAccount, RegistrationChoices } from "../../contract/registration.ts";
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

/** An account that was registered today and waits to be activated. */
export const pendingAccount: PendingAccount = {
  registeredAt: Date.parse("2026-11-21T10:42:00+08:00"),
  browser: "Firefox · Linux",
};
