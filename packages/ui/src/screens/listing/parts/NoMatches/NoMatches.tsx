import FunnelX from "@lucide/icons/icons/funnel-x";
import { type Refinement, UNREFINED } from "@reagent/domain/facet";
import { Button } from "../../../../components/Button/Button.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./NoMatches.copy.ts";

interface Props {
  readonly refinement: Refinement;
  readonly onRefine: (next: Refinement) => void;
}

/** Shown if no item matches the filters. */
export function NoMatches({ refinement, onRefine }: Props) {
  const words = useCopy(copy);
  return (
    <EmptyState
      role="status"
      icon={FunnelX}
      title={words.title}
      actions={
        <Button onClick={() => onRefine({ ...UNREFINED, sort: refinement.sort })}>
          {words.removeAll}
        </Button>
      }
    >
      {words.hint}
    </EmptyState>
  );
}
