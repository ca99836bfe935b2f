import SearchX from "@lucide/icons/icons/search-x";
import { paths } from "@reagent/api/pages/paths";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./ProductLine.copy.ts";

/** Shown if no product line has the id. */
export function LineMissing() {
  const words = useCopy(copy);
  return (
    <EmptyState
      icon={SearchX}
      as="h1"
      title={words.missing}
      actions={<ButtonLink to={paths.productLines()}>{words.allLines}</ButtonLink>}
    >
      {words.missingHint}
    </EmptyState>
  );
}
