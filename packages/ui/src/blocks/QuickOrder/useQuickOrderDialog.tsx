import { lazy, useCallback } from "react";
import { FormSkeleton } from "../../components/Form/FormSkeleton.tsx";
import { useOverlays } from "../../components/overlay/useOverlays.ts";
import { SkeletonBox } from "../../components/Skeleton/Skeleton.tsx";
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
        skeleton: (
          <FormSkeleton fields={1} columns={1}>
            <SkeletonBox width="100%" height="28px" />
          </FormSkeleton>
        ),
      }),
    [dialog, words],
  );
  const prepareBoth = useCallback(() => {
    prepare();
    loadQuickOrder().catch(() => {});
  }, [prepare]);
  return { open, prepare: prepareBoth };
}
