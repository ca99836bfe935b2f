import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { Boundary } from "../../../blocks/Boundary/Boundary.tsx";
import { Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { useBrowseRecord } from "../../../data/use-browse-record.tsx";
import { Broken } from "./Broken.tsx";

/**
 * The place of the screen: shows a skeleton while its code loads and a message if it fails to render. Records each
 * visit.
 */
export function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useBrowseRecord();
  return (
    <Boundary fallback={<Broken />} of={pathname}>
      <Suspense fallback={<Loading>{null}</Loading>}>{children}</Suspense>
    </Boundary>
  );
}
