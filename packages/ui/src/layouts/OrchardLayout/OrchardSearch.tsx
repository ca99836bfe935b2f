import { paths, patterns } from "@reagent/api/pages/paths";
import { useMatch, useNavigate } from "react-router-dom";
import { SearchField } from "../../components/SearchField/SearchField.tsx";
import { useKeyword } from "../../components/SearchField/useKeyword.ts";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./OrchardLayout.copy.ts";

/** The longest keyword. */
const LONGEST_KEYWORD = 100;

/** The search of gifts; an empty one goes back to all gifts (storefront §5, search box). */
export function OrchardSearch() {
  const words = useCopy(copy);
  const navigate = useNavigate();
  const current = useMatch(patterns.giftSearch)?.params.keyword ?? "";
  const [text, setText] = useKeyword(current);
  const search = (input: string) => {
    const keyword = input.trim();
    void navigate(keyword === "" ? paths.orchard() : paths.giftSearch({ keyword }));
  };
  return (
    <SearchField
      size="large"
      label={words.search}
      placeholder={words.search}
      submitLabel={words.submit}
      maxLength={LONGEST_KEYWORD}
      value={text}
      onChange={setText}
      onSearch={search}
    />
  );
}
