import MenuIcon from "@lucide/icons/icons/menu";
import { readHeader } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import { Link, matchPath, NavLink, useLocation } from "react-router-dom";
import { HoverMenu } from "../../components/HoverMenu/HoverMenu.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Menu } from "../../components/Menu/Menu.tsx";
import { SkeletonBox, TextSkeleton } from "../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../data/Load.tsx";
import { useCall } from "../../data/use-call.tsx";
import { useCopy } from "../../language/language.tsx";
import { content } from "../../theme/layout.css.ts";
import { useCategories } from "../useCategories.ts";
import { copy } from "./CategoryMenu.copy.ts";
import * as css from "./CategoryMenu.css.ts";
import { menuGroups, menuOfGroup } from "./menu-groups.ts";
import { useShopSections } from "./useShopSections.ts";

/** The bar under the header: all categories in a menu, the four groups, and the other sections of the shop. */
export function CategoryMenu() {
  const words = useCopy(copy);
  const sections = useShopSections();
  const { pathname } = useLocation();
  const { data: categories, isLoading } = useCategories();
  return (
    <nav className={css.menu} aria-label={words.label}>
      <div className={`${content} ${css.bar}`}>
        {categories?.length !== 0 && <AllCategories />}
        <ul className={css.sections}>
          {isLoading &&
            [0, 1, 2, 3].map((index) => (
              <li className={css.skeletonBox} key={index} aria-hidden="true">
                <SkeletonBox width="56px" />
              </li>
            ))}
          {categories?.map((group) => (
            <li key={group.id}>
              <HoverMenu
                label={group.name}
                groups={menuOfGroup(group)}
                trigger={(trigger) => (
                  <NavLink
                    {...trigger}
                    className={css.section}
                    to={paths.category({ categoryId: group.id })}
                  >
                    {group.name}
                  </NavLink>
                )}
              />
            </li>
          ))}
          {sections.map(({ label, to, pages }) => (
            <li key={label}>
              {!to.startsWith("/") ? (
                <a className={css.section} href={to}>
                  {label}
                </a>
              ) : pages !== undefined && matchPath(pages, pathname) ? (
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
  const call = useCall(readHeader, {});
  return (
    <Menu
      label={words.all}
      trigger={(trigger) => (
        <button {...trigger} className={css.all} type="button">
          <Icon of={MenuIcon} />
          {words.all}
        </button>
      )}
      groups={call.data && menuGroups(call.data.categories)}
      fallback={
        <Load call={call} skeleton={<TextSkeleton lines={4} />} failed={words.failed}>
          {() => null}
        </Load>
      }
    />
  );
}
