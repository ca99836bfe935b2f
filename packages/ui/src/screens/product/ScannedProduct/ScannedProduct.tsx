import { readBottle } from "@reagent/api/contract/bottle";
import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { askedOf, type ScannedCodes, scannedPath } from "./scanned-path.ts";

/** Redirects the address in a pack's QR code, where the server has not; a call that fails leads to the item. */
export function ScannedProduct(codes: ScannedCodes) {
  const asked = askedOf(codes);
  const { data, failure } = useCall(readBottle, asked);
  if (asked && !data && !failure) return null;
  return <Redirect to={scannedPath(codes, data?.bottle ?? null)} />;
}
