/** The z-index of overlays, lowest first. Tooltips need none: they are in the browser's top layer. */
export const stacking = { panel: 50, dialog: 100, popover: 110, toast: 120 } as const;
