import { Link, type To } from "react-router-dom";
import * as css from "./Menu.css.ts";

export type MenuLink = { label: string; to: To };
export type MenuItem = MenuLink & { items?: readonly MenuLink[] };
export type MenuGroup = MenuLink & { items: readonly MenuItem[] };

type Props = {
  /** The accessible name of the navigation. */
  label: string;
  groups: readonly MenuGroup[];
  /** Called when a link is followed, to close the enclosing menu. */
  onFollow?: () => void;
};

/** Groups of links in columns, as in `Menu` and in the phone menu. */
export function MenuGroups({ label, groups, onFollow }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={css.groups}>
        {groups.map((group) => (
          <li className={css.group} key={group.label}>
            <Link className={css.groupTitle} to={group.to} onClick={onFollow}>
              {group.label}
            </Link>
            <ul>
              {group.items.map((item) => (
                <li key={item.label}>
                  <Link className={css.item} to={item.to} onClick={onFollow}>
                    {item.label}
                  </Link>
                  {item.items && item.items.length > 0 && (
                    <ul className={css.subItems}>
                      {item.items.map((subItem) => (
                        <li key={subItem.label}>
                          <Link className={css.subItem} to={subItem.to} onClick={onFollow}>
                            {subItem.label}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
