import { readProduct } from "@reagent/api/contract/product";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { ProductMissing } from "./ProductMissing.tsx";
import { ProductPage } from "./ProductPage.tsx";
import { ProductSkeleton } from "./ProductSkeleton.tsx";

/** The page of an item (storefront §2, product detail; §3, product detail; §8, missing product). */
export function Product({ itemCode }: { itemCode: string }) {
  const call = useCall(readProduct, { itemCode });
  return (
    <>
      {!call.data && <PageHead subject={itemCode} isUnlisted={call.failure !== undefined} />}
      <Load
        call={call}
        skeleton={<ProductSkeleton />}
        warning={(notice) => <ProductMissing itemCode={itemCode}>{notice}</ProductMissing>}
      >
        {(page) => <ProductPage key={itemCode} page={page} code={itemCode} />}
      </Load>
    </>
  );
}
