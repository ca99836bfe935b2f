/** The part of the browsers' BarcodeDetector that is used. */
export interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The formats of codes on bottles: QR codes, and those that hold GS1 elements. */
const FORMATS = ["qr_code", "data_matrix", "code_128", "code_39", "ean_13"];

/** The browser's own detector, else one in plain JavaScript, which reads QR codes alone and is loaded now. */
export async function openDetector(): Promise<Detector> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const supported = await own?.getSupportedFormats().catch((): string[] => []);
  const formats = FORMATS.filter((format) => supported?.includes(format));
  if (own && formats.includes("qr_code")) return new own({ formats });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector({ formats: ["qr_code"] });
}
