import type { Signed } from "./signature.ts";

/** A published call with its signature, to test other clients against. */
export const signatureVector = {
  headers: {
    "X-Agent": "web",
    "X-Device-Id": "Ab3dEf6hIj9kLm2n",
    "X-Language": "cn",
    "X-Request-Key": "Zy8xWv5uTs2rQp0o",
    "X-Timestamp": "1779242400",
    "X-User-Token": "sample-token",
    "User-Agent": "not signed",
  },
  params: {
    item_code: "S812046",
    keyword: "水杨醛 98%",
    page: 1,
    empty: "",
    products: [{ product_id: "400051", total: 2 }],
    timestamp: 1_779_242_400,
  },
  salts: { headers: "salt-of-headers", params: "salt-of-parameters" },
  /** The texts of the two digests. */
  signedHeaders:
    "X-Agent=web&X-Device-Id=Ab3dEf6hIj9kLm2n&X-Language=cn&X-Request-Key=Zy8xWv5uTs2rQp0o&X-Timestamp=1779242400&X-User-Token=sample-token" +
    "salt-of-headers",
  signedParams:
    "item_code=S812046&keyword=水杨醛 98%&page=1&timestamp=1779242400salt-of-parameters",
  signature:
    "a9e22a53f9a9b1a38bb2f23e136c4f1a304d9fde9b8d101f53fc091e4d1e23e7cb5c45840bf76129b586fc99a45404722bc7f457039194dd966940d7c6e6eac3",
} as const satisfies Omit<Signed, "sha256"> & {
  signedHeaders: string;
  signedParams: string;
  signature: string;
};
