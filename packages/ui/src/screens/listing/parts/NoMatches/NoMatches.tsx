import FunnelX from "@lucide/icons/icons/funnel-x";
import { Button } from "../../../../components/Button/Button.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./NoMatches.copy.ts";

interface Props {
  readonly onRemoveAll: () => void;
}

/** Shown if nothing matches the filters. */
export function NoMatches({ onRemoveAll }: Props) {
  const words = useCopy(copy);
  return (
    <EmptyState
      role="status"
      icon={FunnelX}
      title={words.title}
      actions={<Button onClick={onRemoveAll}>{words.removeAll}</Button>}
    >
      {words.hint}
    </EmptyState>
  );
}
