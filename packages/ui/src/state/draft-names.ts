/** The names of the drafts that are sent or added after a login. */
export const draftNames = {
  quickOrder: "quickOrder",
  cart: "cart",
  basket: "basket",
  orderSheet: "orderSheet",
  reaction: "reaction",
  shoppingList: (listId: string) => `list ${listId}`,
  packs: (itemCode: string) => `packs of ${itemCode}`,
} as const;
