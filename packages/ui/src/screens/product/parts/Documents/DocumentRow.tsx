import type { LucideIconData } from "@lucide/icons";
import type { ReactNode } from "react";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import * as css from "./Documents.css.ts";

interface Props {
  readonly icon: LucideIconData;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** A document, with the links to it at the end of the row. */
export function DocumentRow({ icon, name, children }: Props) {
  return (
    <li className={css.row}>
      <span className={css.icon}>
        <Icon of={icon} size={16} />
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.links}>{children}</span>
    </li>
  );
}
