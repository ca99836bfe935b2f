import Scale from "@lucide/icons/icons/scale";
import { paths } from "@reagent/api/pages/paths";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../../language/language.tsx";
import { useComparison } from "../../../../state/comparison.ts";
import { copy } from "./CompareButton.copy.ts";

interface Props {
  readonly itemCode: string;
  readonly size?: "small" | "medium";
}

/** Adds an item to the comparison or removes it; an item too many is refused with a message. */
export function CompareButton({ itemCode, size = "small" }: Props) {
  const words = useCopy(copy);
  const { toast } = useOverlays();
  const { codes, add, remove } = useComparison();
  const isChosen = codes.includes(itemCode);

  const act = () => {
    if (isChosen) return remove(itemCode);
    if (add(itemCode)) return;
    toast({
      message: words.full,
      tone: "warning",
      action: { label: words.show, to: paths.compare(codes) },
    });
  };
  return (
    <IconButton
      label={words.compare(itemCode)}
      icon={Scale}
      size={size}
      isPressed={isChosen}
      onClick={act}
    />
  );
}
