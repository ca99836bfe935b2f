import { Navigate } from "react-router-dom";
import { paths } from "../../../paths.ts";

interface Props {
  readonly productCode: string;
  readonly batchCode: string;
  readonly itemCode: string;
}

/** What the QR code on a pack opens: the page of its item, at the certificate of its batch (storefront §2, scanned product). */
export function ScannedProduct({ productCode, batchCode, itemCode }: Props) {
  const code = productCode || itemCode;
  return (
    <Navigate replace to={code ? paths.product({ itemCode: code, batchCode }) : paths.products()} />
  );
}
