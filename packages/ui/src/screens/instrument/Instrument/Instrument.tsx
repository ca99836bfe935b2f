import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { readInstrument } from "@reagent/api/contract/instrument";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { InstrumentMissing } from "./InstrumentMissing.tsx";
import { InstrumentPage } from "./InstrumentPage.tsx";
import { InstrumentSkeleton } from "./InstrumentSkeleton.tsx";

/** The page of an instrument or consumable (storefront §3, instrument; customer centre §8, missing instrument). */
export function Instrument({ spuCode }: { spuCode: string }) {
  const { data, failure, isRefreshing, retry } = useCall(readInstrument, { spuCode });
  if (data) return <InstrumentPage key={spuCode} instrument={data} />;
  return (
    <>
      <PageHead subject={spuCode} isUnlisted={failure !== undefined} />
      {!failure ? (
        <InstrumentSkeleton />
      ) : isRefusal(failure, codes.productMissing) ? (
        <InstrumentMissing spuCode={spuCode} failure={failure} />
      ) : (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      )}
    </>
  );
}
