import type { Copy } from "../../../../language/language.tsx";

interface Words {
  favourite: (itemCode: string) => string;
  added: string;
  already: string;
  show: string;
}

export const copy: Copy<Words> = {
  zh: {
    favourite: (itemCode) => `收藏 ${itemCode}`,
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
};
