import { listProductLines } from "@reagent/api/contract/product-line";
import { paths } from "@reagent/api/pages/paths";
import { lazy, type ReactNode } from "react";
import { LazyContent } from "../../../../blocks/Boundary/LazyContent.tsx";
import { LoadedSideNav } from "../../../../blocks/LoadedSideNav/LoadedSideNav.tsx";
import { SideActivities } from "../../../../blocks/SideActivities/SideActivities.tsx";
import { SideColumn } from "../../../../components/SideColumn/SideColumn.tsx";
import { SideSection } from "../../../../components/SideSection/SideSection.tsx";
import { TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { mappedCall, useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./LineLayout.copy.ts";

const CertificateOfAny = lazy(async () => ({
  default: (await import("../../../product/parts/Certificate/Certificate.tsx")).CertificateOfAny,
}));

interface Props {
  /** The id of the current line. */
  readonly current?: string;
  readonly children: ReactNode;
}

/** The list of lines and the certificate lookup beside the content (storefront §2, product lines). */
export function LineLayout({ current, children }: Props) {
  const words = useCopy(copy);
  const lines = useCall(listProductLines, {});
  return (
    <SideColumn
      side={
        <>
          <LoadedSideNav
            title={words.lines}
            current={current}
            call={mappedCall(lines, (answer) =>
              answer.lines.map(({ id, name }) => ({
                id,
                label: name,
                to: paths.productLine({ id }),
              })),
            )}
            lines={15}
          />
          <SideSection title={words.certificate}>
            <LazyContent skeleton={<TextSkeleton lines={7} />}>
              <CertificateOfAny />
            </LazyContent>
          </SideSection>
        </>
      }
      below={<SideActivities layout="column" />}
    >
      {children}
    </SideColumn>
  );
}
