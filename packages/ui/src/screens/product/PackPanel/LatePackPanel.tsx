import { type ComponentProps, lazy } from "react";
import { Late } from "../../../layouts/Boundary/Late.tsx";
import { PackBones } from "./PackBones.tsx";
import type { PackPanel as Panel } from "./PackPanel.tsx";

const PackPanel = lazy(async () => ({ default: (await import("./PackPanel.tsx")).PackPanel }));

/** A `PackPanel` whose code comes with the first row that is opened. */
export function LatePackPanel(props: ComponentProps<typeof Panel>) {
  return (
    <Late bones={<PackBones />}>
      <PackPanel {...props} />
    </Late>
  );
}
