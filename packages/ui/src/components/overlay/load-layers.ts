/** Loads the code of the layers; the module cache keeps it. */
export const loadLayers = () => import("./OverlayLayers.tsx");
