import FlaskConical from "@lucide/icons/icons/flask-conical";
import { readSampleCentre, type SampleGroup } from "@reagent/api/contract/sample-centre";
import { paths } from "@reagent/api/pages/paths";
import { FavouriteButton } from "../../../blocks/FavouriteButton/FavouriteButton.tsx";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { lead, text } from "../../../theme/text.css.ts";
import { ItemCards, ItemCardsSkeleton } from "../../product/parts/ItemCards/ItemCards.tsx";
import { AskSampleCentre } from "./AskSampleCentre.tsx";
import { copy } from "./SampleCentre.copy.ts";
import * as css from "./SampleCentre.css.ts";
import { sampleCentre as screen } from "./SampleCentre.screen.ts";

/** The items of the partner's brand by category, and a form to ask about them (storefront §2, sample-centre partner). */
export function SampleCentre() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(readSampleCentre, {});
  return (
    <PublicPage title={title} description={words.lead}>
      <header className={css.head}>
        <h1 className={text[26]}>{title}</h1>
        <p className={lead}>{words.lead}</p>
      </header>
      <Load call={call} skeleton={<ItemCardsSkeleton />}>
        {({ groups }) =>
          groups.length > 0 ? (
            groups.map((group) => <Group key={group.categoryId} group={group} />)
          ) : (
            <EmptyState
              icon={FlaskConical}
              title={words.none}
              actions={<ButtonLink to={paths.catalogue()}>{words.toCatalogue}</ButtonLink>}
            />
          )
        }
      </Load>
      <AskSampleCentre />
    </PublicPage>
  );
}

function Group({ group: { categoryId, name, items } }: { group: SampleGroup }) {
  return (
    <section className={css.group} aria-labelledby={`samples-${categoryId}`}>
      <SectionHead id={`samples-${categoryId}`} title={name} />
      <ItemCards items={items} as="h3" actionsOf={(item) => <FavouriteButton item={item} />} />
    </section>
  );
}
