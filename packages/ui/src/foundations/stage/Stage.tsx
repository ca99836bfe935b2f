import type { ShopPart } from "@reagent/domain/shop-part";
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
import { structureEditorAddress } from "./structure-editor.ts";

interface Props {
  language: Language;
  /** The path without the language prefix: "/search/乙醇". */
  route: string;
  /** The visitor's token; absent for a guest. */
  token?: string | undefined;
  /** The stored values of the device and the tab, by the keys of storage-keys.ts. */
  stored?: Readonly<Record<string, string>> | undefined;
  /** The address of the chat; a shop without one by default. */
  chatUrl?: string | undefined;
  absentParts?: readonly ShopPart[] | undefined;
  /** Whether the browser blocks new tabs. */
  blocksTabs?: boolean | undefined;
  children: ReactNode;
}

const api = { host: "", salts: { headers: "stage", params: "stage" } };

/** The providers that the shop puts around its screens, new for each story. */
export function Stage({
  language,
  route,
  token,
  stored,
  chatUrl = "",
  absentParts = [],
  blocksTabs = false,
  children,
}: Props) {
  const [effects, setEffects] = useState<Effects>({});
  const [shop] = useState(() =>
    openShop({
      api,
      language,
      stores: {
        local: memoryStore({
          [storageKeys.deviceId]: "StageDeviceId000",
          ...(token ? { [storageKeys.token]: token } : {}),
          ...stored,
        }),
        session: memoryStore(stored),
      },
      environment: {
        origin: "https://shop.example",
        chatUrl,
        absentParts,
        structureEditor: structureEditorAddress(),
        now: () => Date.now(),
        reload: () => setEffects({ loaded: "reload" }),
        reloadIfOutdated: async () => false,
        load: (path) => setEffects({ loaded: path }),
        download: (downloaded) => setEffects({ downloaded }),
        save: ({ name, size }) => setEffects({ saved: `${name}, ${size} bytes` }),
        openTab: (opened) => {
          if (!blocksTabs) setEffects({ opened });
          return !blocksTabs;
        },
        print: () => setEffects({ printed: "page" }),
        referrer: () => "",
        cameFrom: () => "",
      },
    }),
  );
  const prefix = language === "en" ? "/en" : "";
  return (
    <MemoryRouter basename={prefix || "/"} initialEntries={[prefix + route]}>
      <ShopProvider shop={shop}>
        {children}
        <OverlayHost />
        <LocationMarker effects={effects} />
      </ShopProvider>
    </MemoryRouter>
  );
}

interface Effects {
  loaded?: string;
  downloaded?: string;
  saved?: string;
  opened?: string;
  printed?: string;
}

/** Writes the visitor's location into the document, for location.ts to read. */
function LocationMarker({ effects }: { effects: Effects }) {
  const { pathname, search } = useLocation();
  return (
    <span
      hidden
      data-route={`${pathname}${search}`}
      data-loaded={effects.loaded}
      data-downloaded={effects.downloaded}
      data-saved={effects.saved}
      data-opened={effects.opened}
      data-printed={effects.printed}
    />
  );
}
