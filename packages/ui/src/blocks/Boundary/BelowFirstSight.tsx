import { type ReactNode, startTransition, useEffect, useState } from "react";
import { Late } from "./Late.tsx";

interface Props {
  /** Keeps the room until then. */
  readonly skeleton?: ReactNode;
  /** Begins with a lazy component, whose code is fetched only then. */
  readonly children: ReactNode;
}

/** What lies below the first sight: neither its code nor its drawing holds up what stands above. */
export function BelowFirstSight({ skeleton = null, children }: Props) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? <Late skeleton={skeleton}>{children}</Late> : skeleton;
}
