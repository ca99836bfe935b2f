/** What stands over what, lowest first. Tooltips need no number: they are in the browser's top layer. */
export const stacking = { panel: 50, dialog: 100, popover: 110, toast: 120 } as const;
