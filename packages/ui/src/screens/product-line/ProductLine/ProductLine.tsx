import { listProductLines, readProductLine } from "@reagent/api/contract/product-line";
import { paths } from "@reagent/api/pages/paths";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { LineLayout } from "../parts/LineLayout/LineLayout.tsx";
import { LineHead, LineHeadSkeleton } from "./LineHead.tsx";
import { LineItems } from "./LineItems.tsx";
import { LineMissing } from "./LineMissing.tsx";
import { copy } from "./ProductLine.copy.ts";

/** A product line and its items; the page number is in the address (storefront §2, product lines; §3, product line). */
export function ProductLine({ id }: { id: string }) {
  const words = useCopy(copy);
  const page = usePageNumber();
  const call = useCall(readProductLine, { id });
  const { data: all } = useCall(listProductLines, {});
  // The list of lines is often loaded before the line.
  const line = call.data ?? all?.lines.find((each) => each.id === id);
  const isMissing = call.look === "empty";
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
            ) : (
              <Load call={call} skeleton={<LineHeadSkeleton />} empty={null}>
                {() => null}
              </Load>
            )}
            <LineItems key={id} id={id} page={page} />
          </>
        )}
      </LineLayout>
    </>
  );
}
