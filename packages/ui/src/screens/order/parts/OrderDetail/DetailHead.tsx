import ChevronLeft from "@lucide/icons/icons/chevron-left";
import { shop } from "@reagent/api/contract/shop";
import type { ReactNode } from "react";
import { PageHead } from "../../../../components/PageHead/PageHead.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { usePageCrumb } from "../../../../layouts/AccountLayout/page-crumb.ts";
import { paperOnly, screenOnly } from "../../../../theme/print.css.ts";
import { copy } from "./OrderDetail.copy.ts";
import * as css from "./OrderDetail.css.ts";

interface Props {
  /** What the page is, and where its list is. */
  readonly title: string;
  readonly list: { readonly name: string; readonly path: string };
  /** The number of the order, once it is known. */
  readonly orderCode?: string | undefined;
  /** The end of the trail: the number of the order unless given. */
  readonly crumb?: string;
  readonly actions?: ReactNode;
}

/** The head of the page of an order: the way back to its list, what it is, and what can be done with it. */
export function DetailHead({ title, list, orderCode, crumb = orderCode, actions }: Props) {
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
        <h1 className={css.title}>
          {title} {orderCode && <span className={css.titleCode}>{orderCode}</span>}
        </h1>
      </div>
      {actions}
    </header>
  );
}
