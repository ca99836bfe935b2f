import type { CompanyPage } from "@reagent/domain/content-page";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    menu: "关于我们",
    pages: {
      aboutus: "公司简介",
      core: "核心优势",
      culture: "企业文化",
      contactus: "联系我们",
    } satisfies Record<CompanyPage, string>,
    chemists: "技术团队",
    departments: "部门介绍",
    jobs: "招聘信息",
    party: "党建",
  },
  en: {
    menu: "About us",
    pages: {
      aboutus: "The company",
      core: "Our strengths",
      culture: "How we work",
      contactus: "Contact",
    },
    chemists: "Chemists",
    departments: "Departments",
    jobs: "Jobs",
    party: "Party building",
  },
});
