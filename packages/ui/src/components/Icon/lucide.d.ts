/** The package has no type declarations for its single icons. */
declare module "@lucide/icons/icons/*" {
  import type { LucideIconData } from "@lucide/icons";

  const icon: LucideIconData;
  export default icon;
}
