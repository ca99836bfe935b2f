/** One icon by its name; the set's package describes none of these files itself. */
declare module "@lucide/icons/icons/*" {
  import type { LucideIconData } from "@lucide/icons";

  const icon: LucideIconData;
  export default icon;
}
