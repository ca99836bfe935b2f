import { readInstrument } from "@reagent/api/contract/instrument";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { InstrumentMissing } from "./InstrumentMissing.tsx";
import { InstrumentPage } from "./InstrumentPage.tsx";
import { InstrumentSkeleton } from "./InstrumentSkeleton.tsx";

/** The page of an instrument or consumable (storefront §3, instrument; customer centre §8, missing instrument). */
export function Instrument({ spuCode }: { spuCode: string }) {
  const call = useCall(readInstrument, { spuCode });
  return (
    <>
      {!call.data && <PageHead subject={spuCode} isUnlisted={call.failure !== undefined} />}
      <Load
        call={call}
        skeleton={<InstrumentSkeleton />}
        warning={(notice) => <InstrumentMissing spuCode={spuCode}>{notice}</InstrumentMissing>}
      >
        {(instrument) => <InstrumentPage key={spuCode} instrument={instrument} />}
      </Load>
    </>
  );
}
