import ArrowUpToLine from "@lucide/icons/icons/arrow-up-to-line";
import Heart from "@lucide/icons/icons/heart";
import MessageSquareText from "@lucide/icons/icons/message-square-text";
import QrCode from "@lucide/icons/icons/qr-code";
import ReceiptText from "@lucide/icons/icons/receipt-text";
import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import UserRound from "@lucide/icons/icons/user-round";
import Zap from "@lucide/icons/icons/zap";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { lazy, type ReactNode, Suspense } from "react";
import { Boundary } from "../../../blocks/Boundary/Boundary.tsx";
import { scrollToTop } from "../../../blocks/scroll-to-top.ts";
import { WechatCard } from "../../../blocks/WechatCard/WechatCard.tsx";
import { useViewer } from "../../../data/use-viewer.tsx";
import { useCopy } from "../../../language/language.tsx";
import { RailButton, RailLink } from "./RailButton.tsx";
import { copy } from "./RightPanel.copy.ts";
import * as css from "./RightPanel.css.ts";
import { type PanelName, usePanel } from "./usePanel.ts";

const loadPanels = () => import("./OpenPanel.tsx");
const OpenPanel = lazy(async () => ({ default: (await loadPanels()).OpenPanel }));
const prepare = () => {
  loadPanels().catch(() => {});
};

/**
 * The rail at the right edge and the panel that one of its buttons opens (storefront §2, right panel). The quick
 * order's panel stays open for customers; the others close when the pointer or focus leaves.
 */
export function RightPanel() {
  const words = useCopy(copy);
  const viewer = useViewer();
  const isCustomer = viewer.kind === "customer";
  const { place, name, toggle, close, listeners } = usePanel({
    staysOpen: (panel) => panel === "quickOrder" && isCustomer,
    onNear: prepare,
  });

  const opens = (panel: PanelName) => ({
    "aria-haspopup": "dialog" as const,
    "aria-expanded": panel === name,
    onClick: () => toggle(panel),
  });
  return (
    <aside className={css.panelAndRail} aria-label={words.label} ref={place} {...listeners}>
      <ul className={css.rail}>
        <RailItem>
          <RailButton
            {...opens("account")}
            label={isCustomer ? words.account : words.logIn}
            icon={UserRound}
          />
        </RailItem>
        <RailItem>
          <RailButton {...opens("favourites")} label={words.favourites} icon={Heart} />
        </RailItem>
        <RailItem>
          <RailButton
            {...opens("cart")}
            label={words.cart}
            icon={ShoppingCart}
            count={isCustomer ? (viewer.info?.cartCount ?? 0) : 0}
          />
        </RailItem>
        <RailItem>
          <RailButton {...opens("orders")} label={words.orders} icon={ReceiptText} />
        </RailItem>
        <RailItem>
          <RailButton {...opens("quickOrder")} label={words.quickOrder} icon={Zap} />
        </RailItem>
        {shop.wechat.url !== "" && (
          <RailItem>
            <WechatCard
              trigger={(trigger) => (
                <RailButton
                  {...trigger}
                  label={words.wechat}
                  icon={QrCode}
                  hasTooltip={false}
                  onClick={() => {
                    close();
                    trigger.onClick();
                  }}
                />
              )}
            />
          </RailItem>
        )}
        <RailItem>
          <RailLink label={words.suggestion} icon={MessageSquareText} to={paths.advice()} />
        </RailItem>
        <RailItem>
          <RailButton
            label={words.toTop}
            icon={ArrowUpToLine}
            onClick={(event) => scrollToTop(event.currentTarget)}
          />
        </RailItem>
      </ul>
      {name && (
        <div className={css.panel}>
          <Boundary fallback={null} of={name}>
            <Suspense fallback={null}>
              <OpenPanel name={name} key={name} onClose={close} />
            </Suspense>
          </Boundary>
        </div>
      )}
    </aside>
  );
}

function RailItem({ children }: { children: ReactNode }) {
  return <li className={css.item}>{children}</li>;
}
