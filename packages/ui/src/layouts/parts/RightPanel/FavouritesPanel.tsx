import { listFavourites } from "@reagent/api/contract/favourite";
import { paths } from "@reagent/api/pages/paths";
import { PANEL_PREVIEW } from "@reagent/domain/page-size";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PanelContent } from "./PanelContent.tsx";
import { copy } from "./Panels.copy.ts";
import * as css from "./Panels.css.ts";

const newest = { limit: PANEL_PREVIEW.favourites, page: 1 };

/** The five newest favourites (storefront §9, panel previews). */
export function FavouritesPanel({ onClose }: PanelProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { data, ...call } = useCall(listFavourites, newest);
  const favourites = data?.favourites.slice(0, PANEL_PREVIEW.favourites);
  return (
    <Panel
      title={words.favourites}
      onClose={onClose}
      end={<TextLink to={paths.favourites()}>{words.all}</TextLink>}
    >
      <PanelContent call={call} entries={favourites} empty={words.noFavourites}>
        {({ itemCode, chineseName, englishName }) => (
          <li className={css.row} key={itemCode}>
            <TextLink kind="plain" to={paths.product({ itemCode })}>
              <InlineHtml isName html={(language === "en" && englishName) || chineseName} />
            </TextLink>
            <span className={css.code}>{itemCode}</span>
          </li>
        )}
      </PanelContent>
    </Panel>
  );
}
