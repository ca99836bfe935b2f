import FileText from "@lucide/icons/icons/file-text";
import {
  listProductData,
  productDownload,
  type ProductDataFile,
} from "@reagent/api/contract/product-data";
import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { type RecordColumn, RecordTable } from "../../../components/Table/RecordTable.tsx";
import { Load } from "../../../data/Load.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useEnvironment } from "../../../state/environment.tsx";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { copy } from "./ProductDownload.copy.ts";
import { productDownload as screen } from "./ProductDownload.screen.ts";

/** The files of product data, for customers who may download them (customer centre §2, account; §6, account data). */
export function ProductDownload() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const columns = useColumns();
  const call = useCall(listProductData, {});
  return (
    <AccountPage title={title} lead={words.lead}>
      <Load
        call={call}
        skeleton={<TableSkeleton rows={4} density="comfortable" columns={columns} />}
      >
        {({ files }) =>
          files.length === 0 ? (
            <EmptyState icon={FileText} title={words.none} />
          ) : (
            <RecordTable
              label={title}
              columns={columns}
              records={files}
              keyOf={({ categoryId }) => categoryId}
            />
          )
        }
      </Load>
    </AccountPage>
  );
}

function useColumns(): readonly RecordColumn<ProductDataFile>[] {
  const words = useCopy(copy);
  const { download, requested } = useDownload();
  return [
    { title: words.category, width: "40%", value: ({ category }) => category },
    {
      title: words.items,
      width: "56px",
      isNumber: true,
      value: ({ items }) => items.toLocaleString("en-US"),
    },
    {
      title: words.actions,
      width: "56px",
      isNumber: true,
      isLabelHidden: true,
      value: ({ categoryId, category }) => (
        <span>
          <Button
            size="small"
            aria-label={words.downloadOf(category)}
            isBusy={requested === categoryId}
            onClick={() => void download(categoryId)}
          >
            {words.download}
          </Button>
        </span>
      ),
    },
  ];
}

/** Downloads the file of a category; `requested` is the one that was requested last. */
function useDownload() {
  const words = useCopy(copy);
  const environment = useEnvironment();
  const { toast } = useOverlays();
  const { run } = useAction(productDownload);
  const [requested, setRequested] = useState<string>();

  const download = async (categoryId: string) => {
    setRequested(categoryId);
    const outcome = await run({ categoryId });
    setRequested(undefined);
    if (!outcome.ok) return;
    environment.download(outcome.data.url);
    toast({ message: words.started(outcome.data.fileName), tone: "success" });
  };
  return { download, requested };
}
