import FunnelX from "@lucide/icons/icons/funnel-x";
import { type Refinement, UNREFINED } from "@reagent/domain/facet";
import { Button } from "../../../../components/Button/Button.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./NothingLeft.copy.ts";

interface Props {
  readonly refinement: Refinement;
  readonly onRefine: (next: Refinement) => void;
}

/** A listing that was narrowed to nothing. */
export function NothingLeft({ refinement, onRefine }: Props) {
  const words = useCopy(copy);
  return (
    <EmptyState
      role="status"
      icon={FunnelX}
      title={words.nothingLeft}
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
