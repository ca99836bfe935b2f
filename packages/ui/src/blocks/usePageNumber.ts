import { pageOfText } from "@reagent/domain/paging";
import { useSearchParams } from "react-router-dom";

/** Which page of its list the address names, so that a page can be shared and gone back to. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  return pageOfText(query.get("page"));
}
