import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { listProductLines, readProductLine } from "@reagent/api/contract/product-line";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { LineLayout } from "../parts/LineLayout/LineLayout.tsx";
import { LineHead, LineHeadSkeleton } from "./LineHead.tsx";
import { LineItems } from "./LineItems.tsx";
import { LineMissing } from "./LineMissing.tsx";
import { copy } from "./ProductLine.copy.ts";

/** A product line and its items, a page of them at a time, which stands in the address (storefront §2, product lines; §3, product line). */
export function ProductLine({ id }: { id: string }) {
  const words = useCopy(copy);
  const page = usePageNumber();
  const { data, failure, isRefreshing, retry } = useCall(readProductLine, { id });
  const { data: all } = useCall(listProductLines, {});
  /* Who comes from the list of lines knows this one already. */
  const line = data ?? all?.lines.find((each) => each.id === id);
  const isMissing = isRefusal(failure, codes.notFound);
  const name = isMissing ? words.missing : line?.name;

  return (
    <>
      <PageHead
        subject={name === undefined ? words.lines : words.titleOf(name, page)}
        description={line && words.description(line.name, line.claim)}
        page={page}
        isUnlisted={isMissing}
      />
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          { label: words.lines, to: paths.productLines() },
          ...(name === undefined ? [] : [{ label: name }]),
        ]}
      />
      <LineLayout current={id}>
        {isMissing ? (
          <LineMissing />
        ) : (
          <>
            {line ? (
              <LineHead line={line} />
            ) : failure ? (
              <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
            ) : (
              <LineHeadSkeleton />
            )}
            <LineItems key={id} id={id} page={page} />
          </>
        )}
      </LineLayout>
    </>
  );
}
