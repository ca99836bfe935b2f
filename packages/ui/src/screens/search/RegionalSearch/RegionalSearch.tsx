import { lazy, useState } from "react";
import { LazyContent } from "../../../blocks/Boundary/LazyContent.tsx";
import { useProductSearch } from "../../../blocks/useProductSearch.ts";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text as typeset } from "../../../theme/text.css.ts";
import { ResultSkeleton } from "../Search/ResultSkeleton.tsx";
import { copy } from "./RegionalSearch.copy.ts";
import * as css from "./RegionalSearch.css.ts";

const Search = lazy(async () => ({ default: (await import("../Search/Search.tsx")).Search }));

/** The search for public buyers of one region: results, or the search field without a text (storefront §2, search addresses). */
export function RegionalSearch({ text }: { text: string }) {
  if (text === "") return <Ask />;
  return (
    <LazyContent skeleton={<ResultSkeleton />}>
      <Search text={text} />
    </LazyContent>
  );
}

function Ask() {
  const words = useCopy(copy);
  const search = useProductSearch();
  const [typed, setTyped] = useState("");
  return (
    <div className={css.page}>
      <PageHead subject={words.title} isUnlisted />
      <h1 className={typeset[26]}>{words.title}</h1>
      <SearchField
        label={words.title}
        placeholder={words.placeholder}
        submitLabel={words.submit}
        value={typed}
        onChange={setTyped}
        onSearch={search}
      />
    </div>
  );
}
