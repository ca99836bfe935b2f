import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    favourite: (itemCode: string) => `收藏 ${itemCode}`,
    already: "该商品已在收藏夹中",
    show: "查看收藏",
  },
  en: {
    favourite: (itemCode) => `Favourite ${itemCode}`,
    already: "This product is among your favourites already",
    show: "Show favourites",
  },
});
