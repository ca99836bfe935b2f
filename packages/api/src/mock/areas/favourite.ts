import { addFavourite, cancelFavourite, listFavourites } from "../../contract/favourite.ts";
import type { AreaMock } from "../area-mock.ts";
import { favourites } from "../samples/favourites.ts";
import { answers } from "../verbs.ts";

export const favourite: AreaMock = ({ viewer }) => [
  answers(listFavourites, ({ page, limit }, language) => {
    const all = favourites(language, viewer);
    return { favourites: all.slice((page - 1) * limit, page * limit), total: all.length };
  }),
  answers(addFavourite, {}),
  answers(cancelFavourite, {}),
];
