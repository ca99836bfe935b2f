import { Link, type To } from "react-router-dom";

export type MenuLink = { label: string; to: To };
export type MenuItem = MenuLink & { items?: readonly MenuLink[] };

type Props = {
  entries: readonly MenuItem[];
  onFollow: (() => void) | undefined;
  classNames: { item: string; subItems: string; subItem?: string };
};

/** The links of a group, each with its own links under it, as list items. */
export function MenuItems({ entries, onFollow, classNames }: Props) {
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
