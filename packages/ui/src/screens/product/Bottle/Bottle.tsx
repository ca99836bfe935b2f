import { readBottle } from "@reagent/api/contract/bottle";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import type { BottleCodes } from "./bottle-codes.ts";
import { copy } from "./Bottle.copy.ts";
import { BottleMissing } from "./BottleMissing.tsx";
import { BottlePage } from "./BottlePage.tsx";

/** The page of a bottle, which its QR code opens (rules, page of a bottle). */
export function Bottle({ productCode, batchCode }: BottleCodes) {
  const words = useCopy(copy);
  const call = useCall(readBottle, { productCode, batchCode });
  return (
    <>
      {!call.data && <PageHead subject={words.title(productCode, batchCode)} isUnlisted />}
      <Load call={call} skeleton={<TextSkeleton lines={8} />}>
        {({ bottle }) =>
          bottle ? (
            <BottlePage bottle={bottle} />
          ) : (
            <BottleMissing productCode={productCode} batchCode={batchCode} />
          )
        }
      </Load>
    </>
  );
}
