import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { Boundary } from "../../blocks/Boundary/Boundary.tsx";
import { from } from "../../theme/breakpoints.ts";
import { whenIdle } from "../../when-idle.ts";

const RightPanel = lazy(async () => ({
  default: (await import("../parts/RightPanel/RightPanel.tsx")).RightPanel,
}));

/** Loads the right panel after the page, on wide screens: it is fixed, so that nothing moves. */
export function LazyRightPanel() {
  const [isReady, setIsReady] = useState(false);
  const show = useCallback(() => setIsReady(true), []);
  useEffect(() => whenIdleAndWide(show), [show]);
  if (!isReady) return null;
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <RightPanel />
      </Suspense>
    </Boundary>
  );
}

function whenIdleAndWide(act: () => void): () => void {
  const wide = matchMedia(from.wide);
  let cancel = () => {};
  const onWidth = () => {
    if (wide.matches) cancel = whenIdle(act);
  };
  onWidth();
  wide.addEventListener("change", onWidth);
  return () => {
    wide.removeEventListener("change", onWidth);
    cancel();
  };
}
