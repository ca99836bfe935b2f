import { type DecodeText, decodeText } from "@reagent/domain/text-encoding";

const decode: DecodeText = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The text of a file in Unicode or GB18030, as spreadsheets write it; undefined for other content. */
export const decodeList = (bytes: Uint8Array): string | undefined => decodeText(bytes, decode);

/** The text of a file; undefined if it cannot be read, or is no text. */
export async function readListFile(file: Pick<Blob, "arrayBuffer">): Promise<string | undefined> {
  try {
    return decodeList(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The file was removed or changed since it was chosen.
    return undefined;
  }
}
