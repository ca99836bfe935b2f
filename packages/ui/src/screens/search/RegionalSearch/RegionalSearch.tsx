import { useState } from "react";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useProductSearch } from "../../../layouts/useProductSearch.ts";
import { text } from "../../../theme/text.css.ts";
import { Search } from "../Search/Search.tsx";
import { copy } from "./RegionalSearch.copy.ts";
import * as css from "./RegionalSearch.css.ts";

/** The search of one region's public buyers (storefront §2): what a text finds, or the field to write one into. */
export function RegionalSearch({ id = "" }: { id?: string | undefined }) {
  return id === "" ? <Ask /> : <Search id={id} />;
}

function Ask() {
  const words = useCopy(copy);
  const search = useProductSearch();
  const [typed, setTyped] = useState("");
  return (
    <div className={css.page}>
      <PageHead subject={words.title} isUnlisted />
      <h1 className={text[26]}>{words.title}</h1>
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
