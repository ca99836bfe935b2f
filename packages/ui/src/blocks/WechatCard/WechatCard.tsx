import { shop } from "@reagent/api/contract/shop";
import { type ComponentProps, lazy, Suspense } from "react";
import { HoverCard } from "../../components/HoverCard/HoverCard.tsx";
import { useCopy } from "../../language/language.tsx";
import { Boundary } from "../Boundary/Boundary.tsx";
import { NotLoaded } from "../Boundary/NotLoaded.tsx";
import { copy } from "./WechatCard.copy.ts";
import * as css from "./WechatCard.css.ts";

const QrCode = lazy(async () => ({
  default: (await import("../../components/QrCode/QrCode.tsx")).QrCode,
}));

export type WechatCardProps = Pick<ComponentProps<typeof HoverCard>, "trigger" | "side">;

/** The shop's QR code in WeChat, on hover, focus and tap (storefront §2, right panel). */
export function WechatCard({ trigger, side = "left" }: WechatCardProps) {
  const words = useCopy(copy);
  return (
    <HoverCard label={words.label} trigger={trigger} side={side}>
      <div className={css.card}>
        <Boundary fallback={<NotLoaded />}>
          <Suspense fallback={<span className={css.placeholder} />}>
            <QrCode value={shop.wechat.url} label={words.code(shop.wechat.account)} />
          </Suspense>
        </Boundary>
        {words.scan}
      </div>
    </HoverCard>
  );
}
