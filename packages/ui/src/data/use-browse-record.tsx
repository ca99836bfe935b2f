import { recordBrowse } from "@reagent/api/contract/home";
import { patterns } from "@reagent/api/pages/paths";
import { useEffect, useRef } from "react";
import { useLocation, useParams } from "react-router-dom";
import { useEnvironment } from "../state/environment.tsx";
import { useClient } from "./shop-client.tsx";

const SENT_BASKET = patterns.sentBasket.replace(":token", "");

/** An address without the secret code of a mailed link and without the token of a sent basket, which must not be stored. */
const withoutSecrets = (address: string) =>
  address
    .replace(/([?&]code=)[^&]*/u, "$1")
    .replace(new RegExp(`^((?:/en)?${SENT_BASKET})[^/?]+`, "u"), "$1");

/** Records every change of route: the page, the page before, and the item or article that it shows. */
export function useBrowseRecord(): void {
  const client = useClient();
  const { referrer } = useEnvironment();
  const { pathname, search } = useLocation();
  const { itemCode, spuCode, id } = useParams();
  const page = withoutSecrets(pathname + search);
  const relation = itemCode ?? spuCode ?? (pathname.startsWith("/search/") ? "" : (id ?? ""));
  const previous = useRef<string | null>(null);
  useEffect(() => {
    if (previous.current === page) return;
    const from = previous.current ?? withoutSecrets(referrer());
    previous.current = page;
    // The outcome is ignored.
    void client.call(recordBrowse, { page, previous: from, relation });
  }, [client, page, referrer, relation]);
}
