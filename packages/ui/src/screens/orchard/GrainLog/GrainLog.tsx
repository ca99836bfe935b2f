import { useCopy } from "../../../language/language.tsx";
import { GrainsLog } from "../../balance/parts/GrainsLog/GrainsLog.tsx";
import { grainLog as screen } from "./GrainLog.screen.ts";

/** The grains in the orchard's account area (customer centre §2, orchard account). */
export function GrainLog() {
  return <GrainsLog title={useCopy(screen.title)} />;
}
