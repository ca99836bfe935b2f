/** How much of a file is read at a time, in bytes: a multiple of three, of which base64 makes four characters. */
const STEP = 3 * 128 * 1024;

/** A file as the text of a base64 data URL, in a Blob: it is never in memory as a whole. Rejects if the file cannot be read. */
export async function dataUrlOf(file: File): Promise<Blob> {
  const parts: BlobPart[] = [`data:${file.type || "application/octet-stream"};base64,`];
  for (let at = 0; at < file.size; at += STEP)
    parts.push(new Blob([await base64Of(file.slice(at, at + STEP))]));
  return new Blob(parts);
}

/** As bytes, of which a Blob is made far quicker than of a text. */
function base64Of(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const url = reader.result as string;
      resolve(new TextEncoder().encode(url).subarray(url.indexOf(",") + 1));
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error("not readable")));
    reader.readAsDataURL(part);
  });
}
