import { Link } from "react-router-dom";
import { copy } from "../../../blocks/CategoryMenu/CategoryMenu.copy.ts";
import { menuGroups } from "../../../blocks/CategoryMenu/menu-groups.ts";
import { useCategories } from "../../../blocks/useCategories.ts";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
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
              <Link className={css.middle} to={group.to} onClick={onFollow}>
                {words.allOf(group.label)}
              </Link>
            </li>
            {group.items.map((middle) => (
              <li key={middle.label}>
                <Link className={css.middle} to={middle.to} onClick={onFollow}>
                  {middle.label}
                </Link>
                {middle.items && middle.items.length > 0 && (
                  <ul className={css.leaves}>
                    {middle.items.map((leaf) => (
                      <li key={leaf.label}>
                        <Link to={leaf.to} onClick={onFollow}>
                          {leaf.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </nav>
  );
}
