import { lazy, useCallback } from "react";
import { useOverlays } from "../../components/overlay/useOverlays.ts";
import { useCopy } from "../../language/language.tsx";
import { Boundary } from "../Boundary/Boundary.tsx";
import { NotLoaded } from "../Boundary/NotLoaded.tsx";
import { copy } from "./quick-order-title.copy.ts";

const loadQuickOrder = () => import("./QuickOrder.tsx");
const QuickOrder = lazy(async () => ({ default: (await loadQuickOrder()).QuickOrder }));

/** The quick order in a dialog, for screens without the right panel. */
export function useQuickOrderDialog(): { open: () => void; prepare: () => void } {
  const words = useCopy(copy);
  const { dialog, prepare } = useOverlays();
  const open = useCallback(
    () =>
      void dialog({
        title: words.title,
        content: (
          <Boundary fallback={<NotLoaded />}>
            <QuickOrder />
          </Boundary>
        ),
        dismissal: "explicit",
      }),
    [dialog, words],
  );
  const prepareBoth = useCallback(() => {
    prepare();
    loadQuickOrder().catch(() => {});
  }, [prepare]);
  return { open, prepare: prepareBoth };
}
