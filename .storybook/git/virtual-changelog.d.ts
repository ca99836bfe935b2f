declare module "virtual:changelog" {
  import type { ChangelogDay } from "../../packages/ui/src/foundations/guide/Changelog/Changelog.tsx";

  export const days: readonly ChangelogDay[];
}
