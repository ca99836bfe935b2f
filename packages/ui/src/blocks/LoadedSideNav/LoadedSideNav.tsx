import { type SideEntry, SideNav } from "../../components/SideNav/SideNav.tsx";
import { SideSection } from "../../components/SideSection/SideSection.tsx";
import { TextSkeleton } from "../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../data/Load.tsx";
import type { Call } from "../../data/use-call.tsx";

export interface LoadedSideNavProps {
  /** The heading, and the accessible name of the navigation. */
  readonly title: string;
  /** The id of the current page's entry. */
  readonly current: string | undefined;
  /** The call that reads the entries. */
  readonly call: Call<readonly SideEntry[]>;
  /** How many lines the skeleton has. */
  readonly lines: number;
}

/** The navigation between neighbouring pages, whose entries are loaded. */
export function LoadedSideNav({ title, current, call, lines }: LoadedSideNavProps) {
  if (call.data) return <SideNav title={title} current={current} entries={call.data} />;
  return (
    <SideSection title={title}>
      <Load call={call} skeleton={<TextSkeleton lines={lines} />} empty={null}>
        {() => null}
      </Load>
    </SideSection>
  );
}
