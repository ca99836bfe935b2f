import { type PointerEventHandler, type ReactNode, type RefObject, useRef, useState } from "react";
import { type MenuGroup, MenuGroups } from "../Menu/MenuGroups.tsx";
import { useLateTrigger } from "../overlay/useLateTrigger.ts";

/** The props of the link that the pointer rests on. */
export type HoverMenuTrigger = {
  /** The link over which the menu opens. */
  ref: RefObject<HTMLAnchorElement | null>;
  /** Opens the menu when the pointer rests. */
  onPointerEnter: PointerEventHandler<HTMLElement>;
  /** Closes the menu unless the pointer goes into it. */
  onPointerLeave: PointerEventHandler<HTMLElement>;
  /** A press follows the link: the menu does not open any more. */
  onPointerDown: PointerEventHandler<HTMLElement>;
  /** Closes the menu, as the link leads away. */
  onClick: () => void;
};

export type HoverMenuProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** The links, in groups with a title. */
  groups: readonly MenuGroup[];
  /** Renders the link over which the menu opens, with these attributes. */
  trigger: (trigger: HoverMenuTrigger) => ReactNode;
};

const loadLayer = () => import("../HoverCard/HoverCardLayer.tsx");
/** How long the pointer rests on the link before the menu opens (customer centre §9, dropdown delay). */
const OPEN_DELAY_MS = 400;

/**
 * Groups of links under a link that the pointer rests on. It is a shortcut for the pointer: its links must be within reach of the
 * keyboard elsewhere, as in a `Menu`. The focus stays where it is; Escape and a click close it.
 */
export function HoverMenu({ label, groups, trigger: renderTrigger }: HoverMenuProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { trigger, code, listeners } = useLateTrigger(link, loadLayer);
  const { onPointerEnter, onPointerLeave } = listeners;
  const close = () => setIsOpen(false);
  return (
    <>
      {renderTrigger({
        ref: link,
        onPointerEnter,
        onPointerLeave,
        // A press follows the link: the menu does not open any more.
        onPointerDown: onPointerLeave,
        onClick: close,
      })}
      {code && (
        <code.HoverCardLayer
          {...{ trigger, isOpen }}
          onOpenChange={setIsOpen}
          openDelay={OPEN_DELAY_MS}
          side="bottom"
          align="start"
        >
          <MenuGroups label={label} groups={groups} onFollow={close} />
        </code.HoverCardLayer>
      )}
    </>
  );
}
