import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FileInBody } from "./file-in-body.ts";

/** Reads a body in chunks of these lengths; the last chunk is as long as what remains. */
function read(body: string, lengths: readonly number[] = []) {
  const taken = new FileInBody("file");
  const file: Buffer[] = [];
  let left = Buffer.from(body);
  for (const length of [...lengths, left.length]) {
    file.push(Buffer.from(taken.take(Buffer.from(left.subarray(0, length)))));
    left = left.subarray(length);
  }
  return { file: Buffer.concat(file).toString(), rest: taken.rest.toString(), has: taken.hasFile };
}

const base64 = fc.base64String({ maxLength: 400 });
const dataUrl = base64.map((text) => `data:image/png;base64,${text}`);
const space = fc.stringMatching(/^[ \t\r\n]{0,2}$/u);
const others = fc.dictionary(
  fc.string({ unit: "binary" }).filter((name) => name !== "file"),
  fc.oneof(
    fc.jsonValue(),
    fc.record({ file: base64 }),
    fc.constantFrom('"file":"AAAA"', '\\"file\\":', "{[", "]}", "\\"),
  ),
);
const chunks = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 });

describe("FileInBody", () => {
  test("FileInBody takes the file out of any object, however it is written and cut into chunks", () => {
    fc.assert(
      fc.property(
        fc.oneof(base64, dataUrl),
        others,
        fc.nat(),
        space,
        chunks,
        fc.boolean(),
        (text, object, position, gap, lengths, escapesSlashes) => {
          const entries = Object.entries(object).map(
            ([name, value]) => `${JSON.stringify(name)}${gap}:${gap}${JSON.stringify(value)}`,
          );
          const written = escapesSlashes ? text.replaceAll("/", "\\/") : text;
          entries.splice(position % (entries.length + 1), 0, `"file"${gap}:${gap}"${written}"`);
          const body = `${gap}{${gap}${entries.join(`${gap},${gap}`)}${gap}}${gap}`;
          const { file, rest, has } = read(body, lengths);
          expect({ file, has }).toEqual({ file: text, has: true });
          expect(JSON.parse(rest)).toEqual({ ...JSON.parse(body), file: "" });
        },
      ),
    );
  });

  test("FileInBody refuses invalid JSON, or leaves it invalid", () => {
    const piece = fc.constantFrom('"file"', '"a"', '"', ":", ",", "{", "}", "[", "]", "AA==", " ");
    const parses = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const isAccepted = (body: string, lengths: readonly number[]) => {
      try {
        return parses(read(body, lengths).rest);
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), chunks, (pieces, lengths) => {
        const body = pieces.join("");
        fc.pre(!parses(body));
        expect(isAccepted(body, lengths)).toBe(false);
      }),
      {
        numRuns: 2000,
        examples: [
          [
            ["{", '"file"', ":", '"', "AA==", '"', "}", "}"],
            [1, 2],
          ],
          [['"file"', "[", ":", '"file"', ":", '"file"'], []],
        ],
      },
    );
  });

  test.each([
    ['{"file":5}', '{"file":5}'],
    ['{"file":null,"a":"b"}', '{"file":null,"a":"b"}'],
    ['["file","AAAA"]', '["file","AAAA"]'],
    ['{"a":{"file":"AAAA"}}', '{"a":{"file":"AAAA"}}'],
    ['{"a":"file","b":"AAAA"}', '{"a":"file","b":"AAAA"}'],
    ["", ""],
  ])("FileInBody finds no file in %s", (body, rest) => {
    expect(read(body)).toEqual({ file: "", rest, has: false });
  });

  test.each(['{"file":"AA\\nAA"}', '{"file":"AA\\u0041A"}', '{"file":"AAAA","file":"BBBB"}'])(
    "FileInBody refuses %s",
    (body) => {
      expect(() => read(body)).toThrow(expect.objectContaining({ statusCode: 400 }));
    },
  );

  test("FileInBody refuses more than 64 KB besides the file", () => {
    const body = (length: number) => JSON.stringify({ a: "a".repeat(length), file: "AAAA" });
    expect(read(body(60_000)).file).toBe("AAAA");
    expect(() => read(body(66_000))).toThrow(expect.objectContaining({ statusCode: 413 }));
  });
});
