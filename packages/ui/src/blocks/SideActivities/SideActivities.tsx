import { readSide } from "@reagent/api/contract/home";
import { Load } from "../../data/Load.tsx";
import { useCall } from "../../data/use-call.tsx";
import { screenOnly } from "../../theme/print.css.ts";
import { BelowTheFold } from "../Boundary/BelowTheFold.tsx";
import { ActivityBanners } from "./ActivityBanners.tsx";

export interface SideActivitiesProps {
  /** `column`: one banner at a time in a side column; `row`: several beside one another, as wide as the page. */
  readonly layout: "column" | "row";
}

/** The banners of the side call beside lists and search results (storefront §7, side banners). They load after the list. */
export function SideActivities(props: SideActivitiesProps) {
  return (
    <BelowTheFold>
      <Activities {...props} />
    </BelowTheFold>
  );
}

function Activities({ layout }: SideActivitiesProps) {
  const call = useCall(readSide, {});
  return (
    <Load call={call} skeleton={null}>
      {({ activities }) =>
        activities.length > 0 && (
          <div className={screenOnly}>
            <ActivityBanners activities={activities} layout={layout} />
          </div>
        )
      }
    </Load>
  );
}
