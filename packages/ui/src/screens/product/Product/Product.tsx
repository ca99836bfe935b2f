import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { readProduct } from "@reagent/api/contract/product";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { ProductMissing } from "./ProductMissing.tsx";
import { ProductPage } from "./ProductPage.tsx";
import { ProductSkeleton } from "./ProductSkeleton.tsx";

/** The page of an item (storefront §2, product detail; §3, product detail; §8, missing product). */
export function Product({ itemCode }: { itemCode: string }) {
  const { data, failure, isRefreshing, retry } = useCall(readProduct, { itemCode });
  if (data) return <ProductPage key={itemCode} page={data} code={itemCode} />;
  return (
    <>
      <PageHead subject={itemCode} isUnlisted={failure !== undefined} />
      {!failure ? (
        <ProductSkeleton />
      ) : isRefusal(failure, codes.productMissing) ? (
        <ProductMissing itemCode={itemCode} failure={failure} />
      ) : (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      )}
    </>
  );
}
