import { Link } from "react-router-dom";
import * as css from "./Menu.css.ts";
import { type MenuItem, MenuItems, type MenuLink } from "./MenuItems.tsx";

export type MenuGroup = MenuLink & {
  /** The links of the group, from top to bottom. */
  items: readonly MenuItem[];
};

export type MenuGroupsProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** The groups, in their order. */
  groups: readonly MenuGroup[];
  /** Called when a link is followed, to close the enclosing menu. */
  onFollow?: () => void;
};

const classNames = { item: css.item, subItems: css.subItems, subItem: css.subItem };

/** Groups of links in columns, as in `Menu` and in the phone menu. */
export function MenuGroups({ label, groups, onFollow }: MenuGroupsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.groups}>
        {groups.map((group) => (
          <li className={css.group} key={group.label}>
            <Link className={css.groupTitle} to={group.to} onClick={onFollow}>
              {group.label}
            </Link>
            <ul>
              <MenuItems entries={group.items} onFollow={onFollow} classNames={classNames} />
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
