import { NEWS_TABS } from "@reagent/domain/article";
import { paths } from "@reagent/ui/paths";

/** The addresses that search engines are told of, without a language's prefix. */
export const listed = {
  always: [
    paths.home(),
    paths.catalogue(),
    paths.products(),
    paths.productLines(),
    paths.instruments(),
    ...NEWS_TABS.map((type) => paths.articles({ type })),
    paths.activities(),
  ],
  category: (categoryId: string) => paths.category({ categoryId }),
  product: (itemCode: string) => paths.product({ itemCode }),
  productLine: (id: string) => paths.productLine({ id }),
  instrument: (spuCode: string) => paths.instrument({ spuCode }),
  article: paths.article,
  activity: (id: string) => paths.activity({ id }),
} as const;
