import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { useState } from "react";
import { useProductSearch } from "../../../blocks/useProductSearch.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { copy } from "./NotFound.copy.ts";
import * as css from "./NotFound.css.ts";

/** The page of an unknown route (storefront §2, unknown route). */
export function NotFound() {
  const words = useCopy(copy);
  const search = useProductSearch();
  const [typed, setTyped] = useState("");
  const [hotline] = shop.hotlines;
  return (
    <div className={css.page}>
      <PageHead subject={words.title} isUnlisted />
      <div className={css.column}>
        <h1 className={text[26]}>{words.title}</h1>
        <p className={css.words}>{words.words}</p>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          submitLabel={words.submit}
          value={typed}
          onChange={setTyped}
          onSearch={search}
        />
        <div className={css.links}>
          <ButtonLink to={paths.home()}>{words.home}</ButtonLink>
          <TextLink to={paths.productLines()}>{words.categories}</TextLink>
          <TextLink href={`tel:${hotline}`}>
            {words.call} {hotline}
          </TextLink>
        </div>
      </div>
    </div>
  );
}
