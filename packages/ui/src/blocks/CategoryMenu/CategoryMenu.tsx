import MenuIcon from "@lucide/icons/icons/menu";
import { Link, matchPath, NavLink, useLocation } from "react-router-dom";
import { Icon } from "../../components/Icon/Icon.tsx";
import { LoadFailed } from "../../components/LoadFailed/LoadFailed.tsx";
import { Menu } from "../../components/Menu/Menu.tsx";
import { SkeletonBox, Loading, TextSkeleton } from "../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../language/language.tsx";
import { paths } from "../../paths.ts";
import { content } from "../../theme/layout.css.ts";
import { useCategories } from "../useCategories.ts";
import { copy } from "./CategoryMenu.copy.ts";
import * as css from "./CategoryMenu.css.ts";
import { menuGroups } from "./menu-groups.ts";
import { useShopSections } from "./useShopSections.ts";

/** The bar under the header: all categories in a menu, the four groups, and the other sections of the shop. */
export function CategoryMenu() {
  const words = useCopy(copy);
  const sections = useShopSections();
  const { pathname } = useLocation();
  const { categories, isLoading } = useCategories();
  const groups = categories?.map(({ id, name }) => ({
    label: name,
    to: paths.category({ categoryId: id }),
  }));
  return (
    <nav className={css.menu} aria-label={words.label}>
      <div className={`${content} ${css.bar}`}>
        <AllCategories />
        <ul className={css.sections}>
          {isLoading &&
            [0, 1, 2, 3].map((index) => (
              <li className={css.skeletonBox} key={index} aria-hidden="true">
                <SkeletonBox width="56px" />
              </li>
            ))}
          {groups?.map(({ label, to }) => (
            <li key={to}>
              <NavLink className={css.section} to={to}>
                {label}
              </NavLink>
            </li>
          ))}
          {sections.map(({ label, to, pages }) => (
            <li key={to}>
              {pages !== undefined && matchPath(pages, pathname) ? (
                <Link className={css.section} to={to} aria-current="true">
                  {label}
                </Link>
              ) : (
                <NavLink className={css.section} to={to}>
                  {label}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function AllCategories() {
  const words = useCopy(copy);
  const { categories, failure, isRefreshing, retry } = useCategories();
  return (
    <Menu
      label={words.all}
      trigger={(trigger) => (
        <button {...trigger} className={css.all} type="button">
          <Icon of={MenuIcon} />
          {words.all}
        </button>
      )}
      groups={categories && menuGroups(categories)}
      fallback={
        failure ? (
          <LoadFailed onRetry={retry} isRetrying={isRefreshing}>
            {words.failed}
          </LoadFailed>
        ) : (
          <Loading>
            <TextSkeleton lines={4} />
          </Loading>
        )
      }
    />
  );
}
