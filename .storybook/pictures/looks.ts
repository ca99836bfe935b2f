/** The setting in which a story is pictured. */
export interface PictureSetting {
  readonly width: 390 | 768 | 1440;
  readonly language?: "en";
  readonly theme?: "dark";
}

/** What the rule reads of a story, as the workbench's index has it. */
export interface Entry {
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const DESKTOP: PictureSetting = { width: 1440 };
const PHONE: PictureSetting = { width: 390 };
const TABLET: PictureSetting = { width: 768 };

/** The states of a screen that are pictured, besides the first one, by the names of their stories. */
const STATES = new Set(["Empty", "Failed", "Long Content"]);
/** The screens that are pictured on a tablet: one with columns, one with a list, one with a form. */
const ON_TABLETS = new Set(["Screens/Home/Home", "Screens/Search/Search", "Screens/Cart/Cart"]);

/** The first setting of a story, at the width for which it is meant. */
export const mainSetting = ({ title, name }: Pick<Entry, "title" | "name">): PictureSetting =>
  /\bphone\b/iu.test(`${title} ${name}`) ? PHONE : DESKTOP;

/**
 * In which settings a story is pictured, by the visual tests and by Chromatic. Screens: the first story in all settings (dark and English
 * on a phone, where texts wrap first and a picture weighs half), other states in light at both ends of the widths. Blocks and components: the first story. The tag `picture` adds a story in
 * one width, and `no-picture` excludes one. `desktop` excludes phones, `light` excludes dark and English: a part is hidden there, or
 * a shorter story of the same parts is pictured there.
 */
export function looksOf(entry: Entry, isFirst: boolean): readonly PictureSetting[] {
  const { title, name, tags } = entry;
  if (tags.includes("no-picture")) return [];
  const main = mainSetting(entry);
  const light = main === PHONE || tags.includes("desktop") ? [main] : [DESKTOP, PHONE];
  if (/^(Screens|Layouts)\//u.test(title)) {
    const narrow = title.startsWith("Screens/") ? light.at(-1)! : main;
    const dark: PictureSetting = { ...narrow, theme: "dark" };
    const english: PictureSetting = { ...narrow, language: "en" };
    if (isFirst && !tags.includes("light"))
      return [...light, ...(ON_TABLETS.has(title) ? [TABLET] : []), dark, english];
    if (isFirst || STATES.has(name)) return light;
  } else if (isFirst) {
    return title.startsWith("Blocks/") ? light : [main, { ...main, theme: "dark" }];
  }
  return tags.includes("picture") ? [main] : [];
}
