import type { LocalizedText } from "@reagent/api/messages/message";

/** A picture of a story, as a file of the workbench. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A picture that differs; without `before` it is new, without `after` it is gone. */
export interface ChangedPicture {
  readonly storyId: string;
  /** The name of the story: "Long Content". */
  readonly story: string;
  /** The width of the page in px. */
  readonly width: number;
  readonly theme: "light" | "dark";
  readonly language: "zh" | "en";
  readonly before?: Picture;
  readonly after?: Picture;
}

export interface ChangedStory {
  readonly id: string;
  readonly name: string;
  readonly change: "new" | "changed" | "removed";
}

/** What has changed of the stories with a title. */
export interface ChangedTitle {
  /** "Screens/Cart/Cart". */
  readonly title: string;
  /** See areaOf. */
  readonly area: string;
  readonly stories: readonly ChangedStory[];
  readonly pictures: readonly ChangedPicture[];
}

/** A text that differs; without `before` it is new, without `after` it is gone. */
export interface ChangedText {
  /** The file of the text, from the root. */
  readonly file: string;
  readonly area: string;
  /** Its place in the file: "accountMessages.locked". */
  readonly name: string;
  readonly before?: LocalizedText;
  readonly after?: LocalizedText;
}

/** Whether the pictures can be compared: the former commit may have none, or another browser has drawn them. */
export type PicturesBasis = "comparable" | "none before" | "other browser";

/** What has changed since a commit. */
export interface Review {
  /** The tag or commit that the workbench is compared with. */
  readonly since: string;
  readonly titles: readonly ChangedTitle[];
  readonly texts: readonly ChangedText[];
  readonly basis: PicturesBasis;
}

export interface Choice {
  readonly area: string;
  readonly language: "all" | "zh" | "en";
  readonly theme: "all" | "light" | "dark";
}

/** The choice that shows everything. */
export const EVERYTHING: Choice = { area: "all", language: "all", theme: "all" };

/** The area of a file: "screens/cart", "components", "messages". */
export function areaOf(file: string): string {
  const { groups } =
    /(?:^packages\/\w+\/src|^apps\/\w+\/src|^\.storybook)\/(?<area>screens\/[^/]+|[^/]+)\//u.exec(
      file,
    ) ?? {};
  return groups?.["area"] ?? "";
}

/** The areas of a review, in the order of the alphabet. */
export const areasOf = ({ titles, texts }: Review): string[] =>
  [...new Set([...titles, ...texts].map(({ area }) => area))].sort();

const isChosen = <Value>(choice: Value | "all", value: Value) =>
  choice === "all" || choice === value;

const isPictured = ({ pictures }: ChangedTitle) => pictures.length > 0;

/**
 * What a review has in an area, a language and a theme, pictured titles first. A language or theme chooses pictures: a title remains for its
 * stories, and a text where it differs in the language.
 */
export function chosenOf({ titles, texts }: Review, { area, language, theme }: Choice) {
  return {
    titles: titles
      .filter((title) => isChosen(area, title.area))
      .map((title) => ({
        ...title,
        pictures: title.pictures.filter(
          (picture) => isChosen(language, picture.language) && isChosen(theme, picture.theme),
        ),
      }))
      .sort((one, other) => Number(isPictured(other)) - Number(isPictured(one))),
    texts: texts.filter(
      ({ before, after, ...text }) =>
        isChosen(area, text.area) &&
        (language === "all" || before?.[language] !== after?.[language]),
    ),
  };
}

/** Two texts in three parts: how both begin, what differs, and how both end. */
export function differenceOf(before: string, after: string) {
  const [was, is] = [[...before], [...after]];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start++;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const parts = (text: readonly string[]) =>
    [text.slice(0, start), text.slice(start, text.length - end), text.slice(text.length - end)].map(
      (part) => part.join(""),
    );
  return { before: parts(was), after: parts(is) };
}
