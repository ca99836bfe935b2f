import { GuestLinks } from "../../../blocks/GuestLinks/GuestLinks.tsx";
import { QuickOrder } from "../../../blocks/QuickOrder/QuickOrder.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { useViewer } from "../../../data/use-viewer.tsx";
import { useCopy } from "../../../language/language.tsx";
import { muted } from "../../../theme/text.css.ts";
import { AccountPanel } from "./AccountPanel.tsx";
import { CartPanel } from "./CartPanel.tsx";
import { FavouritesPanel } from "./FavouritesPanel.tsx";
import { OrdersPanel } from "./OrdersPanel.tsx";
import type { PanelProps } from "./panel-props.ts";
import { copy } from "./Panels.copy.ts";
import * as css from "./Panels.css.ts";
import type { PanelName } from "./usePanel.ts";

const panels = {
  account: AccountPanel,
  favourites: FavouritesPanel,
  cart: CartPanel,
  orders: OrdersPanel,
};

/** The panel of one button. Guests may use the quick order; other panels ask them to log in. */
export function OpenPanel({ name, onClose }: PanelProps & { name: PanelName }) {
  const words = useCopy(copy);
  const viewer = useViewer();
  if (name === "quickOrder") {
    return (
      <Panel title={words.quickOrder} onClose={onClose}>
        <div className={css.padded}>
          <QuickOrder />
        </div>
      </Panel>
    );
  }
  if (viewer.kind === "guest") {
    return (
      <Panel title={words[name]} onClose={onClose}>
        <div className={css.padded}>
          <p className={muted}>{words.logInFor[name]}</p>
          <GuestLinks />
        </div>
      </Panel>
    );
  }
  const Content = panels[name];
  return <Content onClose={onClose} />;
}
