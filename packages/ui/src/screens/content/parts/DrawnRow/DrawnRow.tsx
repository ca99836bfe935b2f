import { Link } from "react-router-dom";
import { LineArt } from "../../../../components/LineArt/LineArt.tsx";
import { isPhotograph } from "../../../../components/LineArt/parse-drawing.ts";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import { formatDate } from "../../../../language/format.ts";
import { useLanguage } from "../../../../language/language.tsx";
import { link } from "../ContentList/ContentList.css.ts";
import * as css from "./DrawnRow.css.ts";

interface Props {
  readonly to: string;
  readonly subject: string;
  readonly drawing: string;
  /** A few words above the subject. */
  readonly note?: string;
  /** A sentence below the subject. */
  readonly summary?: string;
  readonly day?: string;
}

/** A row of a list with a picture beside its words. */
export function DrawnRow({ to, subject, drawing, note, summary, day }: Props) {
  const language = useLanguage();
  return (
    <article className={css.row}>
      <span className={isPhotograph(drawing) ? css.photograph : css.art}>
        <LineArt drawing={drawing} scale={0.8} fills={isPhotograph(drawing)} width="176px" />
      </span>
      <div className={css.words}>
        {note && <p className={css.note}>{note}</p>}
        <h2 className={css.subject}>
          <Link className={link} to={to}>
            {subject}
          </Link>
        </h2>
        {summary && <p className={css.summary}>{summary}</p>}
        {day && (
          <time className={css.day} dateTime={day}>
            {formatDate(day, language)}
          </time>
        )}
      </div>
    </article>
  );
}

export function DrawnRowSkeleton() {
  return (
    <div className={css.row}>
      <span className={css.art} />
      <div className={css.words}>
        <span className={css.note}>
          <SkeletonBox width="64px" />
        </span>
        <span className={css.subject}>
          <SkeletonBox width="56%" />
        </span>
        <span className={css.day}>
          <SkeletonBox width="72px" />
        </span>
      </div>
    </div>
  );
}
