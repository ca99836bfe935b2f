/** The names of the drafts that what is added after a login was typed in. */
export const draftNames = {
  quickOrder: "quickOrder",
  orderSheet: "orderSheet",
  packs: (itemCode: string) => `packs of ${itemCode}`,
} as const;
