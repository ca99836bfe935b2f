import { type ComponentProps, lazy } from "react";
import { Late } from "../../../../blocks/Boundary/Late.tsx";
import type { PackPanel as Panel } from "./PackPanel.tsx";
import { PackSkeleton } from "./PackSkeleton.tsx";

const PackPanel = lazy(async () => ({ default: (await import("./PackPanel.tsx")).PackPanel }));

/** A `PackPanel` whose code comes with the first row that is opened. */
export function LatePackPanel(props: ComponentProps<typeof Panel>) {
  return (
    <Late skeleton={<PackSkeleton />}>
      <PackPanel {...props} />
    </Late>
  );
}
