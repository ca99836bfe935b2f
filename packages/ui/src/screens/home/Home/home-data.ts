import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import type { Thing } from "../../../components/StructuredData/thing.ts";
import type { Language } from "../../../language/language.tsx";
import type { UrlOf } from "../../../state/urls.ts";

/** The shop's company for search engines. */
export function organizationData(language: Language, urlOf: UrlOf): Thing {
  return {
    "@type": "Organization",
    name: shop.name[language],
    legalName: shop.company.name[language],
    url: urlOf(paths.home()),
    image: urlOf(shop.sharePicture, "zh"),
    telephone: shop.hotlines[0],
    email: shop.serviceEmail,
    address: shop.company.address[language],
  };
}

/** The site for search engines, with the address of its search. */
export function websiteData(language: Language, urlOf: UrlOf): Thing {
  return {
    "@type": "WebSite",
    name: shop.name[language],
    url: urlOf(paths.home()),
    inLanguage: language === "en" ? "en" : "zh-CN",
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${urlOf(paths.search({ text: "" }))}{search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}
