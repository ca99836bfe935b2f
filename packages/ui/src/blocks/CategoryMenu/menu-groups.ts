import type { Category } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import type { MenuGroup } from "../../components/Menu/MenuGroups.tsx";

interface Named {
  readonly id: string;
  readonly name: string;
}
const link = ({ id, name }: Named) => ({ label: name, to: paths.category({ categoryId: id }) });

/** The category tree as menu groups, three levels deep. */
export function menuGroups(categories: readonly Category[]): MenuGroup[] {
  return categories.map((group) => ({ ...link(group), items: menuOfGroup(group) }));
}

/** What is below a top-level group as menu groups, two levels deep. */
export function menuOfGroup({ children }: Category): MenuGroup[] {
  return children.map((middle) => ({ ...link(middle), items: middle.children.map(link) }));
}
