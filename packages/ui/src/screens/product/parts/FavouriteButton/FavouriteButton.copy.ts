import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    favourite: (itemCode: string) => `收藏 ${itemCode}`,
    added: "商品收藏成功！",
    already: "该商品已在收藏夹中",
    show: "查看收藏",
  },
  en: {
    favourite: (itemCode) => `Favourite ${itemCode}`,
    added: "Added to your favourites.",
    already: "This product is among your favourites already",
    show: "Show favourites",
  },
});
