import { Outlet } from "react-router-dom";
import { OverlayHost } from "../../components/overlay/OverlayHost.tsx";
import { useDropDeadToken } from "../../data/use-viewer.tsx";
import { SessionWatch } from "../parts/SessionWatch/SessionWatch.tsx";
import { PageFrame } from "./PageFrame.tsx";
import { Screen } from "./Screen.tsx";
import { useReloadAfterSearch } from "./useReloadAfterSearch.ts";

/** The layout of every route except the orchard's: the frame, the screen in it, and the layers over both. */
export function MainLayout() {
  const isLeaving = useReloadAfterSearch();
  useDropDeadToken();
  return (
    <>
      <PageFrame>
        {!isLeaving && (
          <Screen>
            <Outlet />
          </Screen>
        )}
      </PageFrame>
      <SessionWatch />
      <OverlayHost />
    </>
  );
}
