import type { ReactNode } from "react";
import { Boundary } from "../../blocks/Boundary/Boundary.tsx";
import { content } from "../../theme/layout.css.ts";
import { Broken } from "../parts/Frame/Broken.tsx";

/** Shows a message in place of a layout whose code could not be loaded. */
export function LayoutBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={
        <main className={content}>
          <Broken />
        </main>
      }
    >
      {children}
    </Boundary>
  );
}
