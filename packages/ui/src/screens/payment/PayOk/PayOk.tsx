import { paths } from "@reagent/api/pages/paths";
import { GOODS_KIND_CODE, type GoodsKind } from "@reagent/domain/goods-kind";
import { useSearchParams } from "react-router-dom";
import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { PayResult } from "./PayResult.tsx";

const kinds: readonly GoodsKind[] = ["reagent", "instrument"];

/** /pay_ok: step four of an order (customer centre §2, /pay_ok). The query only names the order; the rest is read from the server. */
export function PayOk() {
  const [query] = useSearchParams();
  const orderId = query.get("OrderId") ?? "";
  if (orderId === "") return <Redirect to={paths.orders()} />;
  const kind = kinds.find((each) => String(GOODS_KIND_CODE[each]) === query.get("ext2"));
  return <PayResult key={orderId} orderId={orderId} kind={kind ?? "unknown"} />;
}
