import type { Content } from "@reagent/api/contract/article";
import { shop } from "@reagent/api/contract/shop";
import type { Thing } from "../../../../components/StructuredData/thing.ts";
import type { Language } from "../../../../language/language.tsx";

/** An article for search engines. */
export function articleData(article: Content, language: Language, url: string): Thing {
  const publisher = { "@type": "Organization", name: shop.name[language] };
  return {
    "@type": "Article",
    headline: article.subject,
    description: article.summary || undefined,
    datePublished: article.shownOn || article.createdOn || undefined,
    author: publisher,
    publisher,
    mainEntityOfPage: url,
  };
}
