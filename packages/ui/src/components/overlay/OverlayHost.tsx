import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, useEffect, useState } from "react";
import { useCopy } from "../../language/language.tsx";
import { closeLayerAtom, layersAtom } from "./layers.ts";
import { loadLayers } from "./load-layers.ts";
import { copy } from "./overlay.copy.ts";
import { tellPlainly } from "./tell-plainly.ts";

/**
 * Draws every layer that `useOverlays` opens; it stands once, at the root. The code that draws comes with
 * the first layer. Where it cannot be fetched (the connection has gone, which is just when there is
 * something to tell), the browser's own dialogs tell it.
 */
export function OverlayHost() {
  const layers = useAtomValue(layersAtom);
  const close = useSetAtom(closeLayerAtom);
  const words = useCopy(copy);
  const [Layers, setLayers] = useState<ComponentType | null>(null);
  const isNeeded = layers.length > 0 && Layers === null;

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    loadLayers().then(
      (loaded) => isCurrent && setLayers(() => loaded.OverlayLayers),
      () => {
        if (!isCurrent) return;
        for (const layer of layers) {
          tellPlainly(layer, words);
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
