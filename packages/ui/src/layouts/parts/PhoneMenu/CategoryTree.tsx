import { Link } from "react-router-dom";
import { copy } from "../../../blocks/CategoryMenu/CategoryMenu.copy.ts";
import { menuGroups } from "../../../blocks/CategoryMenu/menu-groups.ts";
import { useCategories } from "../../../blocks/useCategories.ts";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { MenuItems } from "../../../components/Menu/MenuItems.tsx";
import { Loading, TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "./PhoneMenu.css.ts";

/** The categories, one group at a time: three levels do not fit on a phone. */
export function CategoryTree({ onFollow }: { onFollow: () => void }) {
  const words = useCopy(copy);
  const { categories, isLoading, isRefreshing, retry } = useCategories();
  if (isLoading) {
    return (
      <Loading>
        <TextSkeleton lines={4} />
      </Loading>
    );
  }
  if (!categories) {
    return (
      <LoadFailed onRetry={retry} isRetrying={isRefreshing}>
        {words.failed}
      </LoadFailed>
    );
  }
  return (
    <nav className={css.tree} aria-label={words.all}>
      {menuGroups(categories).map((group) => (
        <Disclosure summary={group.label} key={group.label}>
          <ul>
            <li>
              <Link className={css.item} to={group.to} onClick={onFollow}>
                {words.allOf(group.label)}
              </Link>
            </li>
            <MenuItems items={group.items} onFollow={onFollow} classNames={css} />
          </ul>
        </Disclosure>
      ))}
    </nav>
  );
}
