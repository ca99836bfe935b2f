/** The z-index of overlays, lowest first. */
export const stacking = { panel: 50, dialog: 100, popover: 110, toast: 120, tooltip: 130 } as const;
