/** The code of the layers, fetched once; the browser keeps it. */
export const loadLayers = () => import("./OverlayLayers.tsx");
