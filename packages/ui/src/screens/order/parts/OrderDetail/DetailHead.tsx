import ChevronLeft from "@lucide/icons/icons/chevron-left";
import { shop } from "@reagent/api/contract/shop";
import type { ReactNode } from "react";
import { PageHead } from "../../../../components/PageHead/PageHead.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { usePageCrumb } from "../../../../layouts/AccountLayout/page-crumb.ts";
import { paperOnly, screenOnly } from "../../../../theme/print.css.ts";
import { text } from "../../../../theme/text.css.ts";
import { copy } from "./OrderDetail.copy.ts";
import * as css from "./OrderDetail.css.ts";

interface Props {
  readonly title: string;
  readonly list: { readonly name: string; readonly path: string };
  /** The order number, once loaded. */
  readonly orderCode?: string | undefined;
  /** The last breadcrumb; the order number by default. */
  readonly crumb?: string;
  readonly actions?: ReactNode;
  /** Below all the others. */
  readonly progress?: ReactNode;
}

/** The header of an order's page: a link to its list, its title and its actions. */
export function DetailHead({
  title,
  list,
  orderCode,
  crumb = orderCode,
  actions,
  progress,
}: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  usePageCrumb(crumb);
  return (
    <header className={css.head}>
      <PageHead subject={orderCode ? `${title} ${orderCode}` : title} isUnlisted />
      <p className={`${css.printed} ${paperOnly}`}>
        {words.printedBy(shop.name[language], shop.hotlines[0])}
      </p>
      <div className={css.titles}>
        <span className={screenOnly}>
          <TextLink kind="muted" icon={ChevronLeft} to={list.path}>
            {words.back(list.name)}
          </TextLink>
        </span>
        <h1 className={text[26]}>
          {title} {orderCode && <span className={css.titleCode}>{orderCode}</span>}
        </h1>
      </div>
      {actions}
      {progress}
    </header>
  );
}
