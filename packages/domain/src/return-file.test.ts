import { describe, expect, it } from "vitest";
import {
  LONGEST_RETURN_FILE_NAME,
  RETURN_FILE_EXTENSIONS,
  RETURN_FILE_SIZE_LIMIT,
  returnFileProblem,
} from "./return-file.ts";

describe("returnFileProblem (customer centre §5, returns)", () => {
  it.each(RETURN_FILE_EXTENSIONS)("accepts .%s, in any case, of up to 10 MB", (extension) => {
    for (const size of [1, RETURN_FILE_SIZE_LIMIT]) {
      expect(returnFileProblem({ name: `a.b.${extension.toUpperCase()}`, size })).toBeUndefined();
    }
  });

  it("refuses other types, empty files, and more than 10 MB", () => {
    expect(returnFileProblem({ name: "a.exe", size: 1 })).toBe("extension");
    expect(returnFileProblem({ name: "pdf", size: 1 })).toBe("extension");
    expect(returnFileProblem({ name: "a.pdf", size: 0 })).toBe("empty");
    expect(returnFileProblem({ name: "a.pdf", size: RETURN_FILE_SIZE_LIMIT + 1 })).toBe(
      "too-large",
    );
  });

  it("counts the characters of the name, not of a path before it", () => {
    const name = `${"n".repeat(LONGEST_RETURN_FILE_NAME - 4)}.pdf`;
    expect(returnFileProblem({ name: `a/b\\${name}`, size: 1 })).toBeUndefined();
    expect(returnFileProblem({ name: `n${name}`, size: 1 })).toBe("name-too-long");
  });
});
