import { shop } from "@reagent/api/contract/shop";
import { useLocation } from "react-router-dom";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { useUrlOf } from "../../state/urls.ts";
import { copy } from "./PageHead.copy.ts";

interface Props {
  /** Absent on the home page. */
  readonly subject?: string | undefined;
  /** One or two sentences of the page's own facts; without them the shop says what it is. */
  readonly description?: string | undefined;
  /** The one address of what the page shows, where it can be reached at several. */
  readonly path?: string | undefined;
  /** Which page of its list. */
  readonly page?: number;
  /** Results of a search, pages of a customer and notices are for nobody else to find. */
  readonly isUnlisted?: boolean;
}

/** What the page says of itself in the head of the document: to the browser's tab, to search engines, to who shares it. */
export function PageHead({ subject, description, path, page = 1, isUnlisted = false }: Props) {
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
      <meta property="og:locale" content={language === "en" ? "en" : "zh_CN"} />
      <link rel="canonical" href={urlOf(address)} />
      <link rel="alternate" hrefLang="zh-CN" href={urlOf(address, "zh")} />
      <link rel="alternate" hrefLang="en" href={urlOf(address, "en")} />
      <link rel="alternate" hrefLang="x-default" href={urlOf(address, "zh")} />
    </>
  );
}
