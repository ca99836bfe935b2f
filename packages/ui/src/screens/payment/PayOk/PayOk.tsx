import { Navigate, useSearchParams } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { PayResult } from "./PayResult.tsx";

/** /pay_ok: step four of an order (customer centre §2, /pay_ok). The payment state in the address is only a hint; the server is asked. */
export function PayOk() {
  const [query] = useSearchParams();
  const orderCode = query.get("order") ?? "";
  const orderId = query.get("OrderId") ?? "";
  if (orderCode === "" || orderId === "") return <Navigate to={paths.orders()} replace />;
  return (
    <PayResult
      key={orderId}
      orderCode={orderCode}
      orderId={orderId}
      kind={query.get("ext2") === "2" ? "instrument" : "reagent"}
      isTransfer={query.get("payment") === "submit"}
    />
  );
}
