import type { ArticleType } from "@reagent/domain/article";
import { screen } from "../../../screen.ts";

export const article = screen({
  address: "/:type/detail/:id",
  path: ({ type, id }: { type: ArticleType; id: string }) =>
    `/${type}/detail/${encodeURIComponent(id)}`,
  visitors: "anyone",
});
