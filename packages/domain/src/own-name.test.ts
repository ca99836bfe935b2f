import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { LONGEST_OWN_NAME, OwnNameForm, ownNameKey } from "./own-name.ts";

describe("the name of a list or a plan", () => {
  const check = (name: string) => {
    const checked = v.safeParse(OwnNameForm, { name });
    return checked.success ? checked.output.name : checked.issues[0].message;
  };

  test("keeps its characters, with single spaces", () => {
    expect(check(" Practical  course,\tspring ")).toBe("Practical course, spring");
    expect(check("春季实验课")).toBe("春季实验课");
  });

  test("requires a character", () => {
    expect(check("")).toBe("name-required");
    expect(check(" \u3000 ")).toBe("name-required");
  });

  test("has at most 60 characters, of which a rare one counts once", () => {
    expect(check("春".repeat(LONGEST_OWN_NAME))).toHaveLength(60);
    expect(check("𠮷".repeat(LONGEST_OWN_NAME))).toHaveLength(120);
    expect(check("春".repeat(LONGEST_OWN_NAME + 1))).toBe("name-too-long");
  });

  test("is the same in another case or width", () => {
    expect(ownNameKey("Course １")).toBe(ownNameKey("course 1"));
    expect(ownNameKey("course 1")).not.toBe(ownNameKey("course 2"));
  });
});
