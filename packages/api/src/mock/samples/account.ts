import { fen } from "@reagent/domain/money";
import type { UserInfo } from "../../contract/account.ts";
import type { Language, SampleViewer } from "./language.ts";

/** The token of a customer who has just logged in. */
export const token = "sample-token-of-a-normal-customer";

export function userInfo(
  language: Language = "zh",
  viewer: Exclude<SampleViewer, "guest"> = "customer",
): UserInfo {
  const words = people[viewer][language];
  return { ...words, favouriteCount: 2, cartCount: 5, balance: fen(286000), integral: 1260 };
}

const people = {
  customer: {
    zh: {
      name: "周以宁",
      email: "zhou.yining@eciac.example",
      mobile: "13900000120",
      company: "华东应用化学研究所",
    },
    en: {
      name: "Zhou Yining",
      email: "zhou.yining@eciac.example",
      mobile: "13900000120",
      company: "East China Institute of Applied Chemistry",
    },
  },
  university: {
    zh: {
      name: "林既明",
      email: "lin.jiming@sample-university.example",
      mobile: "13900000121",
      company: "示例大学化学学院",
    },
    en: {
      name: "Lin Jiming",
      email: "lin.jiming@sample-university.example",
      mobile: "13900000121",
      company: "School of Chemistry, Sample University",
    },
  },
} as const;
