/** Control characters, without those that end lines and indent them. */
const BINARY = /[^\P{Cc}\s]/u;

/** The text of a file in UTF-8, in UTF-16 with a byte order mark, as spreadsheets write it, or in GB18030; undefined for other content. */
export function decodeList(bytes: Uint8Array): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  for (const encoding of isUtf16 ? ["utf-16le"] : ["utf-8", "gb18030"]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return BINARY.test(text) ? undefined : text;
    } catch {
      // Not in this encoding.
    }
  }
  return undefined;
}

/** The text of a file; undefined if it cannot be read, or is no text. */
export async function readListFile(file: Pick<Blob, "arrayBuffer">): Promise<string | undefined> {
  try {
    return decodeList(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The file was removed or changed since it was chosen.
    return undefined;
  }
}
