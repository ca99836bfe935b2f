const [QUOTE, COLON, BACKSLASH, SLASH] = Buffer.from('":\\/');
const OPENING = new Set(Buffer.from("{["));
const CLOSING = new Set(Buffer.from("}]"));
const SPACE = new Set(Buffer.from(" \t\r\n"));

/** How many bytes a body may have besides its file. */
const LARGEST_REST = 64 * 1024;

/** The file is not the one string of its body that base64 can be. */
class NotAFile extends Error {
  readonly statusCode = 400;
}

/** The body has too much besides its file. */
class RestTooLarge extends Error {
  readonly statusCode = 413;
}

/**
 * Takes the value of one parameter, a file in base64, out of a JSON body while it arrives. The rest, which has "" in its place, is
 * valid JSON only where the body is, so that nothing else is checked here. Only escaped slashes are read in the value: base64 has no
 * other character that JSON escapes.
 */
export class FileInBody {
  readonly #key: Buffer;
  readonly #rest = Buffer.allocUnsafe(LARGEST_REST);
  #restLength = 0;
  #depth = 0;
  #place: "between" | "string" | "file" = "between";
  #isEscaped = false;
  #lastString = { start: 0, end: 0 };
  /** Whether the parameter's value comes next. */
  #isDue = false;
  #hasFile = false;

  constructor(parameter: string) {
    this.#key = Buffer.from(JSON.stringify(parameter));
  }

  /** Whether the file has begun. */
  get hasFile(): boolean {
    return this.#hasFile;
  }

  /** The body without the text of the file, when it has arrived. */
  get rest(): Buffer {
    return this.#rest.subarray(0, this.#restLength);
  }

  /** Reads the next bytes of the body. Returns those of the file's text, in the memory of the chunk. */
  take(chunk: Buffer): Buffer {
    let length = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] as number;
      if (this.#place !== "file") {
        this.#takeRest(byte);
      } else if (this.#isOfFile(byte)) {
        chunk[length] = byte;
        length += 1;
      }
    }
    return chunk.subarray(0, length);
  }

  #isOfFile(byte: number): boolean {
    if (this.#isEscaped) {
      if (byte !== SLASH) throw new NotAFile();
      this.#isEscaped = false;
      return true;
    }
    if (byte === BACKSLASH) {
      this.#isEscaped = true;
      return false;
    }
    if (byte !== QUOTE) return true;
    this.#push(byte);
    this.#place = "between";
    return false;
  }

  #takeRest(byte: number): void {
    this.#push(byte);
    if (this.#place === "string") {
      this.#takeString(byte);
    } else if (byte === QUOTE) {
      this.#beginString();
    } else if (byte === COLON) {
      this.#isDue = this.#depth === 1 && this.#isKey();
    } else if (!SPACE.has(byte)) {
      this.#isDue = false;
      if (OPENING.has(byte)) this.#depth += 1;
      if (CLOSING.has(byte)) this.#depth -= 1;
    }
  }

  #takeString(byte: number): void {
    if (this.#isEscaped) {
      this.#isEscaped = false;
    } else if (byte === BACKSLASH) {
      this.#isEscaped = true;
    } else if (byte === QUOTE) {
      this.#lastString.end = this.#restLength;
      this.#place = "between";
    }
  }

  #beginString(): void {
    if (!this.#isDue) {
      this.#lastString.start = this.#restLength - 1;
      this.#place = "string";
      return;
    }
    if (this.#hasFile) throw new NotAFile();
    this.#isDue = false;
    this.#hasFile = true;
    this.#place = "file";
  }

  #isKey(): boolean {
    const { start, end } = this.#lastString;
    return this.#key.equals(this.#rest.subarray(start, end));
  }

  #push(byte: number): void {
    if (this.#restLength === LARGEST_REST) throw new RestTooLarge();
    this.#rest[this.#restLength] = byte;
    this.#restLength += 1;
  }
}
