import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, useEffect, useState } from "react";
import { useCopy } from "../../language/language.tsx";
import { closeLayerAtom, layersAtom } from "./layers.ts";
import { loadLayers } from "./load-layers.ts";
import { copy } from "./overlay.copy.ts";
import { showNatively } from "./show-natively.ts";
import { useIsLeaving } from "./useIsLeaving.ts";

/**
 * Renders every layer that `useOverlays` opens; used once, at the root. Its code is loaded with the first layer. If it
 * cannot be loaded (often without a connection, when there is a failure to show), the browser's own dialogs are used.
 * While the page is left, layers wait.
 */
export function OverlayHost() {
  const layers = useAtomValue(layersAtom);
  const close = useSetAtom(closeLayerAtom);
  const words = useCopy(copy);
  const [Layers, setLayers] = useState<ComponentType | null>(null);
  const isLeaving = useIsLeaving();
  const isNeeded = layers.length > 0 && Layers === null && !isLeaving;

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    loadLayers().then(
      (loaded) => isCurrent && setLayers(() => loaded.OverlayLayers),
      () => {
        if (!isCurrent) return;
        for (const layer of layers) {
          showNatively(layer, words);
          close(layer.id);
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, layers, close, words]);

  return Layers && <Layers />;
}
