import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { type ScannedCodes, scannedPath } from "./scanned-path.ts";

/** Redirects the address in a pack's QR code, where the server has not. */
export function ScannedProduct(codes: ScannedCodes) {
  return <Redirect to={scannedPath(codes)} />;
}
