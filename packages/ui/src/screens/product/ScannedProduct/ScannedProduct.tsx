import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { paths } from "../../../paths.ts";

interface Props {
  readonly productCode: string;
  readonly batchCode: string;
  readonly itemCode: string;
}

/** Redirects the address in a pack's QR code to the item, at the certificate of the batch (storefront §2, scanned product). */
export function ScannedProduct({ productCode, batchCode, itemCode }: Props) {
  const code = productCode || itemCode;
  return <Redirect to={code ? paths.product({ itemCode: code, batchCode }) : paths.products()} />;
}
