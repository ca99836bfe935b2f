import { readCart } from "@reagent/api/contract/cart";
import { paths } from "@reagent/api/pages/paths";
import { PANEL_PREVIEW } from "@reagent/domain/page-size";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PanelContent } from "./PanelContent.tsx";
import { copy } from "./Panels.copy.ts";
import * as css from "./Panels.css.ts";

/** The first ten lines of the cart (storefront §9, panel previews). */
export function CartPanel({ onClose }: PanelProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { data, ...call } = useCall(readCart, {});
  const isEmpty = call.look === "empty";
  const lines = isEmpty
    ? []
    : data && [
        ...data.reagents.map((line) => ({ line, to: paths.product(line) })),
        ...data.instruments.map((line) => ({
          line,
          to: paths.instrument({ spuCode: line.itemCode, skuCode: line.productCode }),
        })),
      ];
  const hidden = (lines?.length ?? 0) - PANEL_PREVIEW.cart;
  return (
    <Panel
      title={words.cart}
      onClose={onClose}
      actions={
        data &&
        !isEmpty && (
          <>
            <span className={css.total}>
              <Price amount={data.total} size="medium" />
              {hidden > 0 && <span className={css.quantity}>{words.more(hidden)}</span>}
            </span>
            <ButtonLink kind="primary" to={paths.cart()}>
              {words.toCart}
            </ButtonLink>
          </>
        )
      }
    >
      <PanelContent
        call={call}
        entries={lines?.slice(0, PANEL_PREVIEW.cart)}
        empty={words.emptyCart}
      >
        {({ line, to }) => (
          <li className={css.row} key={line.productId}>
            <TextLink kind="plain" to={to}>
              <InlineHtml isName html={(language === "en" && line.englishName) || line.name} />
            </TextLink>
            <span className={css.quantity}>× {line.quantity}</span>
            <span className={css.code}>{line.productCode}</span>
          </li>
        )}
      </PanelContent>
    </Panel>
  );
}
