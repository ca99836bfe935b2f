import { shop } from "@reagent/api/contract/shop";
import { useLocation } from "react-router-dom";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { useUrlOf } from "../../state/urls.ts";
import { copy } from "./PageHead.copy.ts";

export interface PageHeadProps {
  /** Undefined on the home page. */
  readonly subject?: string | undefined;
  /** One or two sentences about the page; without them the shop's own description. */
  readonly description?: string | undefined;
  /** The canonical path, where the content has several addresses. */
  readonly path?: string | undefined;
  /** The page number of a list. */
  readonly page?: number;
  /** Excludes the page from search engines: search results, customer pages and notices. */
  readonly isUnlisted?: boolean;
}

/** The document's metadata: title, description, canonical address and alternates. */
export function PageHead({
  subject,
  description,
  path,
  page = 1,
  isUnlisted = false,
}: PageHeadProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  const name = shop.name[language];
  const urlOf = useUrlOf();
  const { pathname } = useLocation();
  const address = `${path ?? pathname}${page > 1 ? `?page=${page}` : ""}`;
  const title = subject ? `${subject} · ${name}` : name;
  if (isUnlisted)
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  const about = description || words.description(name, subject);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={about} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={subject || name} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={urlOf(address)} />
      <meta property="og:image" content={urlOf(shop.sharePicture, "zh")} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={name} />
      <meta property="og:locale" content={language === "en" ? "en" : "zh_CN"} />
      <link rel="canonical" href={urlOf(address)} />
      <link rel="alternate" hrefLang="zh-CN" href={urlOf(address, "zh")} />
      <link rel="alternate" hrefLang="en" href={urlOf(address, "en")} />
      <link rel="alternate" hrefLang="x-default" href={urlOf(address, "zh")} />
    </>
  );
}
