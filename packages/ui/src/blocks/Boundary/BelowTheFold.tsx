import { type ReactNode, startTransition, useEffect, useState } from "react";
import { LazyContent } from "./LazyContent.tsx";

export interface BelowTheFoldProps {
  /** Reserves the space until then. */
  readonly skeleton?: ReactNode;
  /** A lazy component, whose code is loaded only then. */
  readonly children: ReactNode;
}

/** Content below the first viewport: its code and rendering do not delay the content above. */
export function BelowTheFold({ skeleton = null, children }: BelowTheFoldProps) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => startTransition(() => setIsReady(true)), []);
  return isReady ? <LazyContent skeleton={skeleton}>{children}</LazyContent> : skeleton;
}
