import type { ReactNode } from "react";
import { Popover, type PopoverTrigger } from "../Popover/Popover.tsx";
import { type MenuGroup, MenuGroups } from "./MenuGroups.tsx";

export type MenuProps = {
  /** The accessible name of the menu and its navigation. */
  label: string;
  /** Renders the button that opens the menu, with these attributes. */
  trigger: (trigger: PopoverTrigger) => ReactNode;
  /** The links, in groups; undefined while they load. */
  groups?: readonly MenuGroup[] | undefined;
  /** Shown while there are no groups. */
  fallback?: ReactNode;
};

/** A button that opens groups of links, such as the categories. Following a link closes it. */
export function Menu({ label, trigger, groups, fallback }: MenuProps) {
  return (
    <Popover label={label} trigger={trigger}>
      {(close) =>
        groups ? <MenuGroups label={label} groups={groups} onFollow={close} /> : fallback
      }
    </Popover>
  );
}
