import type { Failure } from "@reagent/api/client/failure";
import { shop } from "@reagent/api/contract/shop";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { stack } from "../../../theme/layout.css.ts";
import { copy } from "./Product.copy.ts";
import { missingActions, missingTitle } from "./Product.css.ts";

/** An item that is not on sale: a red sign and what the server says, in place of its page (storefront §8, missing product). */
export function ProductMissing({ itemCode, failure }: { itemCode: string; failure: Failure }) {
  const words = useCopy(copy);
  const language = useLanguage();
  return (
    <>
      <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, { label: itemCode }]} />
      <div className={stack[5]}>
        <h1 className={missingTitle}>{itemCode}</h1>
        <Notice kind="hazard" role="alert">
          {failureMessage(failure, language)}
        </Notice>
        <div className={missingActions}>
          <ButtonLink to={paths.search({ text: itemCode })}>{words.searchFor(itemCode)}</ButtonLink>
          <ButtonLink href={shop.chatUrl}>{words.chat}</ButtonLink>
        </div>
      </div>
    </>
  );
}
