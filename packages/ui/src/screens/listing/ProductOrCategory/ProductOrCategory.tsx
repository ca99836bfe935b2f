import { lazy } from "react";
import { LazyContent } from "../../../blocks/Boundary/LazyContent.tsx";
import { useCategories } from "../../../blocks/useCategories.ts";
import { Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { Product } from "../../product/Product/Product.tsx";
import { ProductSkeleton } from "../../product/Product/ProductSkeleton.tsx";
import { isCategoryId } from "./first-calls.ts";

const Category = lazy(async () => ({
  default: (await import("../Category/Category.tsx")).Category,
}));

/**
 * The page of an item, or of a category if the text is the id of one (decisions, product or category). Ids of categories are
 * numbers: any other text is an item's code, for which the categories need not be loaded.
 */
export function ProductOrCategory({ code }: { code: string }) {
  return isCategoryId(code) ? <NumericCode code={code} /> : <Product itemCode={code} />;
}

function NumericCode({ code }: { code: string }) {
  const { data: categories, failure } = useCategories();
  if (!categories && !failure)
    return (
      <Loading>
        <ProductSkeleton />
      </Loading>
    );
  const isCategory = categories?.some((group) =>
    [group, ...group.children.flatMap((child) => [child, ...child.children])].some(
      ({ id }) => id === code,
    ),
  );
  return isCategory ? (
    <LazyContent>
      <Category id={code} />
    </LazyContent>
  ) : (
    <Product itemCode={code} />
  );
}
