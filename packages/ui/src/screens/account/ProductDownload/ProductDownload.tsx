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
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
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
  const call = useCall(listProductData, {});
  return (
    <AccountPage title={useCopy(screen.title)} lead={words.lead}>
      <Load
        call={call}
        skeleton={
          <TableSkeleton
            rows={4}
            density="comfortable"
            columns={[
              { width: "40%" },
              { width: "56px", isNumber: true },
              { width: "56px", isNumber: true },
            ]}
          />
        }
      >
        {({ files }) =>
          files.length === 0 ? (
            <EmptyState icon={FileText} title={words.none} />
          ) : (
            <FileTable files={files} />
          )
        }
      </Load>
    </AccountPage>
  );
}

function FileTable({ files }: { files: readonly ProductDataFile[] }) {
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

  return (
    <Table label={useCopy(screen.title)} density="comfortable" fold="labels">
      <TableHead>
        <HeadCell>{words.category}</HeadCell>
        <HeadCell isNumber>{words.items}</HeadCell>
        <HeadCell isNumber>{words.actions}</HeadCell>
      </TableHead>
      <TableBody>
        {files.map(({ categoryId, category, items }) => (
          <Row key={categoryId}>
            <Cell isRowHeader label={words.category}>
              {category}
            </Cell>
            <Cell isNumber label={words.items}>
              {items.toLocaleString("en-US")}
            </Cell>
            <Cell isNumber>
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
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
