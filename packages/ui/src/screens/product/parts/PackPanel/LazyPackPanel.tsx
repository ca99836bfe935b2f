import { type ComponentProps, lazy } from "react";
import { LazyContent } from "../../../../blocks/Boundary/LazyContent.tsx";
import type { PackPanel as Panel } from "./PackPanel.tsx";
import { PackSkeleton } from "./PackSkeleton.tsx";

const PackPanel = lazy(async () => ({ default: (await import("./PackPanel.tsx")).PackPanel }));

/** A `PackPanel` whose code is loaded when the first row is expanded. */
export function LazyPackPanel(props: ComponentProps<typeof Panel>) {
  return (
    <LazyContent skeleton={<PackSkeleton />}>
      <PackPanel {...props} />
    </LazyContent>
  );
}
