import { paths } from "@reagent/api/pages/paths";
import { GuestLinks } from "../../../../blocks/GuestLinks/GuestLinks.tsx";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import { useViewer } from "../../../../data/use-viewer.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Welcome.copy.ts";
import * as css from "./Welcome.css.ts";

/** An invitation to log in, or a greeting by name; both have the same size. */
export function Welcome() {
  const words = useCopy(copy);
  const viewer = useViewer();
  if (viewer.kind === "guest") {
    return (
      <section className={css.guest}>
        <h2 className={css.title}>{words.guest}</h2>
        <p className={css.words}>{words.why}</p>
        <GuestLinks />
      </section>
    );
  }
  const { info } = viewer;
  return (
    <section>
      {info ? (
        <h2 className={css.title}>{words.hello(info.name)}</h2>
      ) : (
        <p className={css.title}>
          <SkeletonBox width="96px" />
        </p>
      )}
      <p className={css.words}>{info ? info.company : <SkeletonBox width="180px" />}</p>
      <div className={css.links}>
        <ButtonLink to={paths.orders()} isWide>
          {words.orders}
        </ButtonLink>
        <ButtonLink to={paths.favourites()} isWide>
          {words.favourites}
        </ButtonLink>
      </div>
    </section>
  );
}
