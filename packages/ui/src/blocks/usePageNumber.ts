import { pageOfText } from "@reagent/domain/paging";
import { useSearchParams } from "react-router-dom";

/** The page number of a list, from the address, so that a page can be shared and returned to. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  return pageOfText(query.get("page"));
}
