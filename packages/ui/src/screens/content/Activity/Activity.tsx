import { type Activity as Facts, readActivity } from "@reagent/api/contract/article";
import { paths } from "@reagent/api/pages/paths";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { linkTarget } from "../../../link-target.ts";
import { ContentPage } from "../parts/ContentPage/ContentPage.tsx";
import { ContentPicture } from "../parts/ContentPicture/ContentPicture.tsx";
import { copy } from "./Activity.copy.ts";
import * as css from "./Activity.css.ts";

/** An activity with a link to its subject (storefront §3, article; §7, article list). */
export function Activity({ id }: { id: string }) {
  const words = useCopy(copy);
  const call = useCall(readActivity, { id });
  return (
    <ContentPage
      kind="activity"
      type="activity"
      call={call}
      list={{ label: words.title, to: paths.activities() }}
      hrefOf={paths.activity}
      before={(activity) => <Before activity={activity} />}
      after={(activity) => <After activity={activity} />}
    />
  );
}

function Before({ activity }: { activity: Facts }) {
  const words = useCopy(copy);
  return (
    <>
      {activity.isActivityOn === false && (
        <div className={css.over}>
          <Notice>{words.over}</Notice>
        </div>
      )}
      <ContentPicture picture={activity} size="large" />
    </>
  );
}

function After({ activity: { link, isActivityOn } }: { activity: Facts }) {
  const words = useCopy(copy);
  if (link === "" || isActivityOn === false) return null;
  return (
    <div className={css.link}>
      <ButtonLink kind="primary" {...linkTarget(link)}>
        {words.toIt}
      </ButtonLink>
    </div>
  );
}
