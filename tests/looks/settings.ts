/** Values of the workbench's tools by name; a tool that is not named has its first value. */
export interface Setting {
  readonly language?: "en";
  readonly theme?: "dark";
  readonly viewer?: "guest" | "university" | "filed" | "credit" | "expired";
  readonly network?: "slow" | "offline";
  readonly sideBySide?: "languages" | "themes";
  readonly viewport?: keyof typeof WIDTHS;
  readonly pseudo?: "hover" | "focus" | "active";
}

/** Of the page, in px. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 };

/**
 * Settings that have each value of each tool at least once; see docs/decisions/2026-11-23-combined-settings.md. In the
 * first three the stories are played. A slow network, a broken one and an ended session hide what is on a screen, so
 * each is set alone, with values that hide nothing.
 */
export const SETTINGS: readonly Setting[] = [
  {},
  { theme: "dark", pseudo: "hover" },
  { sideBySide: "themes" },
  { viewer: "university", viewport: "tablet", sideBySide: "languages" },
  { language: "en", theme: "dark", viewer: "guest", viewport: "phone" },
  { viewer: "filed", viewport: "desktop", pseudo: "focus" },
  { language: "en", viewer: "credit", viewport: "phone", pseudo: "active" },
  { language: "en", theme: "dark", viewer: "expired", viewport: "tablet" },
  { language: "en", network: "slow", viewport: "tablet" },
  { theme: "dark", network: "offline", viewport: "phone" },
];

/** The name of a setting in reports: "language en, viewer guest". */
export const nameOf = (setting: Setting): string =>
  Object.entries(setting)
    .map(([tool, value]) => `${tool} ${value}`)
    .join(", ") || "nothing changed";

/** The setting as in the workbench's addresses: "language:en;viewport.value:phone". */
export const globalsOf = (setting: Setting): string =>
  Object.entries(setting)
    .map(([tool, value]) => {
      if (tool === "viewport") return `viewport.value:${value}`;
      return tool === "pseudo" ? `pseudo.${value}:!true` : `${tool}:${value}`;
    })
    .join(";");

/** The space that the workbench leaves beside a pane. */
const GAP = 12;

/** The width of the page. Stories are played in two panes, each of which needs the width at which they are played by themselves. */
export const widthOf = ({ viewport = "desktop", sideBySide }: Setting): number =>
  sideBySide === "themes" ? 2 * (WIDTHS[viewport] + GAP) : WIDTHS[viewport];

/** The first setting, and each value of a setting by itself. */
export const valuesOf = (setting: Setting): readonly Setting[] => [
  {},
  ...(Object.keys(setting) as (keyof Setting)[]).map((tool): Setting => ({
    [tool]: setting[tool],
  })),
];
