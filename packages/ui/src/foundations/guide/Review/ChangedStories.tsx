import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { StoryLink } from "../StoryLink.tsx";
import { Comparison, type ComparisonMode, Side } from "./Comparison.tsx";
import { copy } from "./Review.copy.ts";
import * as css from "./Review.css.ts";
import type { ChangedPicture, ChangedTitle } from "./review.ts";

const VIEWPORTS: Readonly<Record<number, string>> = {
  390: "phone",
  768: "tablet",
  1440: "desktop",
};

/** The values of the toolbar with which a story looks as in its picture. */
const globalsOf = ({ language, theme, width }: ChangedPicture) => ({
  language,
  theme,
  viewport: { value: VIEWPORTS[width] },
});

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

interface PictureProps {
  title: string;
  picture: ChangedPicture;
  mode: ComparisonMode;
}

/** A picture that differs, before and after, and what there is to say about it. */
function PictureChange({ title, picture, mode }: PictureProps) {
  const words = useCopy(copy);
  const { before, after, story, width, theme, language } = picture;
  const look = words.look(story, width, words.themes[theme], words.languages[language]);
  const only = before ?? after;
  // Beside one another each is as large as alone, where there is room.
  const columns = before && after && mode === "aside" ? 2 : 1;
  return (
    <figure className={css.figure} style={{ width: `${(only?.width ?? width) * columns}px` }}>
      <figcaption className={css.caption}>
        <span>{look}</span>
        {!before && <span>{words.newPicture}</span>}
        {!after && <span>{words.removedPicture}</span>}
        {before && after && sizeOf(before) !== sizeOf(after) && (
          <span>{words.resized(sizeOf(before), sizeOf(after))}</span>
        )}
        {after && (
          <StoryLink title={title} story={story} label={words.open} globals={globalsOf(picture)} />
        )}
      </figcaption>
      {before && after ? (
        <Comparison label={look} before={before} after={after} mode={mode} />
      ) : (
        only && (
          <div className={css.overlay}>
            <Side picture={only} alt={look} />
          </div>
        )
      )}
    </figure>
  );
}

interface Props {
  titles: readonly ChangedTitle[];
  mode: ComparisonMode;
}

/** Title by title the stories that have changed, and their pictures. */
export function ChangedStories({ titles, mode }: Props) {
  const words = useCopy(copy);
  return titles.map(({ title, stories, pictures }) => (
    <section key={title} className={css.title} aria-label={title}>
      <h3 className={text[16]}>{title}</h3>
      <ul className={css.stories}>
        {stories.map(({ id, name, change }) => (
          <li key={`${id} ${change}`}>
            {change === "removed" ? name : <StoryLink title={title} story={name} label={name} />}
            <span className={css.change}>{words.changes[change]}</span>
          </li>
        ))}
      </ul>
      {pictures.length > 0 && (
        <div className={css.pictures}>
          {pictures.map((picture) => (
            <PictureChange
              key={[picture.storyId, picture.width, picture.theme, picture.language].join(" ")}
              title={title}
              picture={picture}
              mode={mode}
            />
          ))}
        </div>
      )}
    </section>
  ));
}
