import { readDataSheet } from "@reagent/api/contract/data-sheet";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./DataSheet.copy.ts";
import { DataSheetMissing } from "./DataSheetMissing.tsx";
import { DataSheetPage } from "./DataSheetPage.tsx";

/** The page of a safety data sheet with its revisions (rules, revisions of data sheets); the query can name an older one. */
export function DataSheet({ itemCode }: { itemCode: string }) {
  const words = useCopy(copy);
  const [query] = useSearchParams();
  const call = useCall(readDataSheet, { itemCode, revision: query.get("revision") });
  return (
    <>
      {!call.data && <PageHead subject={words.title(itemCode)} isUnlisted />}
      <Load call={call} skeleton={<TextSkeleton lines={8} />}>
        {({ sheet }) =>
          sheet ? <DataSheetPage sheet={sheet} /> : <DataSheetMissing itemCode={itemCode} />
        }
      </Load>
    </>
  );
}
