import { readHeader } from "@reagent/api/contract/home";
import { Link } from "react-router-dom";
import { copy } from "../../../blocks/CategoryMenu/CategoryMenu.copy.ts";
import { menuGroups } from "../../../blocks/CategoryMenu/menu-groups.ts";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { MenuItems } from "../../../components/Menu/MenuItems.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "./PhoneMenu.css.ts";

const classNames = { item: css.item, subItems: css.subItems };

/** The categories, one group at a time: three levels do not fit on a phone. */
export function CategoryTree({ onFollow }: { onFollow: () => void }) {
  const words = useCopy(copy);
  const call = useCall(readHeader, {});
  return (
    <Load call={call} skeleton={<TextSkeleton lines={4} />} failed={words.failed}>
      {({ categories }) =>
        categories.length > 0 && (
          <nav className={css.tree} aria-label={words.all}>
            {menuGroups(categories).map((group) => (
              <Disclosure title={group.label} key={group.label}>
                <ul>
                  <li>
                    <Link className={css.item} to={group.to} onClick={onFollow}>
                      {words.allOf(group.label)}
                    </Link>
                  </li>
                  <MenuItems entries={group.items} onFollow={onFollow} classNames={classNames} />
                </ul>
              </Disclosure>
            ))}
          </nav>
        )
      }
    </Load>
  );
}
