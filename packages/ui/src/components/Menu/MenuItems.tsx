import { Link, type To } from "react-router-dom";

export type MenuLink = {
  /** The words of the link, unique in its list. */
  label: string;
  /** The page that it leads to. */
  to: To;
};
export type MenuItem = MenuLink & {
  /** Links under this one. */
  items?: readonly MenuLink[];
};

export type MenuItemsProps = {
  /** The links, each with its own under it. */
  entries: readonly MenuItem[];
  /** Called when a link is followed, to close what is around it. */
  onFollow: (() => void) | undefined;
  /** The classes of a link, of the list under it, and of the links in that list. */
  classNames: { item: string; subItems: string; subItem?: string };
};

/** The links of a group, each with its own links under it, as list items. */
export function MenuItems({ entries, onFollow, classNames }: MenuItemsProps) {
  return entries.map((item) => (
    <li key={item.label}>
      <Link className={classNames.item} to={item.to} onClick={onFollow}>
        {item.label}
      </Link>
      {item.items && item.items.length > 0 && (
        <ul className={classNames.subItems}>
          {item.items.map((subItem) => (
            <li key={subItem.label}>
              <Link className={classNames.subItem} to={subItem.to} onClick={onFollow}>
                {subItem.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  ));
}
