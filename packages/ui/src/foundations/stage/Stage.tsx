import { type ReactNode, useState } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { OverlayHost } from "../../components/overlay/OverlayHost.tsx";
import { ShopProvider } from "../../data/shop-client.tsx";
import { openShop } from "../../data/shop.ts";
import type { Language } from "../../language/language.tsx";
import { storageKeys } from "../../state/storage-keys.ts";
import { memoryStore } from "../../state/stores.ts";
import "../../theme/reset.css.ts";
import "./stage.css.ts";

interface Props {
  language: Language;
  /** Where the visitor is, without the language's prefix: "/search/乙醇". */
  route: string;
  /** The visitor's token; absent for a guest. */
  token?: string | undefined;
  /** What the visitor's device and tab have kept from earlier, by the keys of storage-keys.ts. */
  kept?: Readonly<Record<string, string>> | undefined;
  children: ReactNode;
}

const api = { host: "", salts: { headers: "stage", params: "stage" } };

/** What the shop puts around its screens, made anew for each story, so that none sees what another left. */
export function Stage({ language, route, token, kept, children }: Props) {
  const [left, setLeft] = useState<Left>({});
  const [shop] = useState(() =>
    openShop({
      api,
      language,
      stores: {
        local: memoryStore({
          [storageKeys.deviceId]: "StageDeviceId000",
          ...(token ? { [storageKeys.token]: token } : {}),
          ...kept,
        }),
        session: memoryStore(kept),
      },
      environment: {
        origin: "https://shop.example",
        now: () => Date.now(),
        reload: () => setLeft({ loaded: "reload" }),
        load: (path) => setLeft({ loaded: path }),
        openTab: (opened) => setLeft({ opened }),
        print: () => setLeft({ printed: "page" }),
        referrer: () => "",
      },
    }),
  );
  const prefix = language === "en" ? "/en" : "";
  return (
    <MemoryRouter basename={prefix || "/"} initialEntries={[prefix + route]}>
      <ShopProvider shop={shop}>
        {children}
        <OverlayHost />
        <Whereabouts left={left} />
      </ShopProvider>
    </MemoryRouter>
  );
}

interface Left {
  loaded?: string;
  opened?: string;
  printed?: string;
}

/** Writes into the document where the visitor has got to, for whereabouts.ts to read. */
function Whereabouts({ left }: { left: Left }) {
  const { pathname, search } = useLocation();
  return (
    <span
      hidden
      data-route={`${pathname}${search}`}
      data-loaded={left.loaded}
      data-opened={left.opened}
      data-printed={left.printed}
    />
  );
}
