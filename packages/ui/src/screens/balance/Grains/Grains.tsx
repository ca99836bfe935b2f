import { useCopy } from "../../../language/language.tsx";
import { GrainsLog } from "../parts/GrainsLog/GrainsLog.tsx";
import { grains as screen } from "./Grains.screen.ts";

/** The grains in the account area (customer centre §2, /profile/exchange). */
export function Grains() {
  return <GrainsLog title={useCopy(screen.title)} />;
}
