import FlaskConical from "@lucide/icons/icons/flask-conical";
import type { Category } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { useCategories } from "../../../blocks/useCategories.ts";
import { useIsShown } from "../../../blocks/useIsShown.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCopy } from "../../../language/language.tsx";
import { lead, text } from "../../../theme/text.css.ts";
import { copy } from "./Catalogue.copy.ts";
import * as css from "./Catalogue.css.ts";
import { catalogue as screen } from "./Catalogue.screen.ts";

/** All categories on one page, with links to the other lists (decisions, product overview). */
export function Catalogue() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const isShown = useIsShown();
  return (
    <PublicPage title={title} description={words.note}>
      <header className={css.head}>
        <h1 className={text[26]}>{title}</h1>
        <p className={lead}>{words.note}</p>
        <nav className={css.links} aria-label={words.more}>
          <TextLink to={paths.products()}>{words.all}</TextLink>
          {isShown("product-lines") && <TextLink to={paths.productLines()}>{words.lines}</TextLink>}
          {isShown("instruments") && (
            <TextLink to={paths.instruments()}>{words.instruments}</TextLink>
          )}
          {isShown("building-blocks") && (
            <TextLink to={paths.buildingBlocks()}>{words.buildingBlocks}</TextLink>
          )}
          {isShown("sample-centre") && (
            <TextLink to={paths.sampleCentre()}>{words.sampleCentre}</TextLink>
          )}
        </nav>
      </header>
      <Load call={useCategories()} skeleton={<TextSkeleton lines={16} />} failed={words.failed}>
        {(categories) =>
          categories.length > 0 ? (
            categories.map((group) => <Group key={group.id} group={group} />)
          ) : (
            <EmptyState
              icon={FlaskConical}
              title={words.none}
              actions={<ButtonLink to={paths.products()}>{words.all}</ButtonLink>}
            >
              {words.noneHint}
            </EmptyState>
          )
        }
      </Load>
    </PublicPage>
  );
}

function Group({ group }: { group: Category }) {
  return (
    <section className={css.group} aria-labelledby={`group-${group.id}`}>
      <h2 className={text[20]} id={`group-${group.id}`}>
        <TextLink kind="plain" to={paths.category({ categoryId: group.id })}>
          {group.name}
        </TextLink>
      </h2>
      <dl className={css.categories}>
        {group.children.map(({ id, name, children }) => (
          <div className={css.category} key={id}>
            <dt>
              <TextLink kind="plain" to={paths.category({ categoryId: id })}>
                {name}
              </TextLink>
            </dt>
            {children.map((leaf) => (
              <dd key={leaf.id}>
                <TextLink kind="plain" to={paths.category({ categoryId: leaf.id })}>
                  {leaf.name}
                </TextLink>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
