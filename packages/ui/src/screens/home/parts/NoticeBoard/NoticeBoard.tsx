import type { HomeInfo } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { InlineHtml } from "../../../../components/InlineHtml/InlineHtml.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { RichText } from "../../../../components/RichText/RichText.tsx";
import { Loading, TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./NoticeBoard.copy.ts";
import * as css from "./NoticeBoard.css.ts";

type Props = {
  /** Undefined while it loads. */
  notice: HomeInfo["noticeBoard"] | undefined;
};

/** The notice of the day: its first lines; the subject opens all of it in a dialog. */
export function NoticeBoard({ notice }: Props) {
  const words = useCopy(copy);
  return (
    <section>
      <div className={css.head}>
        <h2 className={css.title}>{words.title}</h2>
        <Link
          className={css.more}
          to={paths.articles({ type: "news" })}
          aria-label={words.moreName}
        >
          {words.more}
        </Link>
      </div>
      <div className={css.body}>
        {notice ? (
          <Notice {...notice} />
        ) : (
          <Loading>
            <TextSkeleton lines={6} />
          </Loading>
        )}
      </div>
    </section>
  );
}

function Notice({ subject, content }: HomeInfo["noticeBoard"]) {
  const { dialog, prepare } = useOverlays();
  const open = () =>
    dialog({
      title: subject,
      size: "medium",
      content: <RichText html={content} isInDialog />,
    });
  return (
    <>
      <h3>
        <button
          className={css.subject}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        >
          {subject}
        </button>
      </h3>
      <p className={css.words}>
        <InlineHtml html={content} />
      </p>
    </>
  );
}
