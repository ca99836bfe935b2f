import type { StockAlert } from "@reagent/api/contract/stock-alert";
import { paths } from "@reagent/api/pages/paths";
import { alertState } from "@reagent/domain/stock-alert";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import type { RecordColumn } from "../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { Alternatives } from "./Alternatives.tsx";
import { EndButton } from "./EndButton.tsx";
import { copy } from "./StockAlerts.copy.ts";
import * as css from "./StockAlerts.css.ts";

/** An alert's product, its date, whether its mail was sent, and the button that ends it, which `onEnd` receives. */
export function useAlertColumns(
  onEnd: (button: HTMLElement) => void,
): readonly RecordColumn<StockAlert>[] {
  const words = useCopy(copy);
  const language = useLanguage();
  return [
    {
      title: words.product,
      width: "60%",
      className: css.name,
      value: (alert) => {
        const name = (
          <span>
            <ChemicalName value={alert.name} />
          </span>
        );
        return (
          <div>
            {alert.isSold ? <TextLink to={pageOf(alert)}>{name}</TextLink> : name}
            <Alternatives offers={alert.alternatives} />
          </div>
        );
      },
    },
    {
      title: words.code,
      width: "96px",
      value: ({ productCode, pack }) => (
        <span>
          <Code value={productCode} kind="product-code" />
          <span className={css.pack}>{pack}</span>
        </span>
      ),
    },
    {
      title: words.askedAt,
      width: "112px",
      className: css.moment,
      value: ({ askedAt }) => formatMoment(askedAt, language),
    },
    {
      title: words.state,
      width: "96px",
      value: (alert) => {
        const state = alertState(alert);
        const sentAt = alert.sentAt === null ? "" : formatMoment(alert.sentAt, language);
        return <span className={css.state[state]}>{words.states[state](sentAt)}</span>;
      },
    },
    {
      title: words.actions,
      width: "72px",
      value: (alert) => <EndButton alert={alert} onEnd={onEnd} />,
    },
  ];
}

const pageOf = ({ kind, itemCode, productCode }: StockAlert): string =>
  kind === "instrument"
    ? paths.instrument({ spuCode: itemCode, skuCode: productCode })
    : paths.product({ itemCode });
