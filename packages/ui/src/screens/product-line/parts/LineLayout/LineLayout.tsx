import { listProductLines } from "@reagent/api/contract/product-line";
import { lazy, type ReactNode } from "react";
import { LazyContent } from "../../../../blocks/Boundary/LazyContent.tsx";
import { LoadFailed } from "../../../../components/LoadFailed/LoadFailed.tsx";
import { SideColumn } from "../../../../components/SideColumn/SideColumn.tsx";
import { SideNav } from "../../../../components/SideNav/SideNav.tsx";
import { SideSection } from "../../../../components/SideSection/SideSection.tsx";
import { Loading, TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { copy } from "./LineLayout.copy.ts";

const CertificateOfAny = lazy(async () => ({
  default: (await import("../../../product/parts/Certificate/Certificate.tsx")).CertificateOfAny,
}));

interface Props {
  /** The id of the line whose page this is. */
  readonly current?: string;
  readonly children: ReactNode;
}

/** The list of lines and the certificate lookup beside the content (storefront §2, product lines). */
export function LineLayout({ current, children }: Props) {
  const words = useCopy(copy);
  return (
    <SideColumn
      side={
        <>
          <Lines current={current} />
          <SideSection title={words.certificate}>
            <LazyContent skeleton={<TextSkeleton lines={7} />}>
              <CertificateOfAny />
            </LazyContent>
          </SideSection>
        </>
      }
    >
      {children}
    </SideColumn>
  );
}

function Lines({ current }: { current: string | undefined }) {
  const words = useCopy(copy);
  const { data, failure, isRefreshing, retry } = useCall(listProductLines, {});
  if (data)
    return (
      <SideNav
        title={words.lines}
        current={current}
        entries={data.lines.map(({ id, name }) => ({
          id,
          label: name,
          to: paths.productLine({ id }),
        }))}
      />
    );
  return (
    <SideSection title={words.lines}>
      {failure ? (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      ) : (
        <Loading>
          <TextSkeleton lines={15} />
        </Loading>
      )}
    </SideSection>
  );
}
