import { expect, test } from "vitest";
import { drawingOf } from "./drawing-of.ts";

test("markup is a drawing, anything else an address, nothing is nothing", () => {
  expect(drawingOf(' <svg xmlns="x"/>')).toEqual({ kind: "svg", svg: ' <svg xmlns="x"/>' });
  expect(drawingOf("/files/b810527.svg")).toEqual({ kind: "url", url: "/files/b810527.svg" });
  expect(drawingOf(" ")).toBeUndefined();
});
