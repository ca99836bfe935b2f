import { expect, test } from "vitest";
import { routes } from "./routes.ts";

test("no route that changes something is declared as a read, which may be sent twice", () => {
  const changes = routes.filter(({ kind }) => kind === "change");
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.filter(({ endpoint }) => endpoint.isRead)).toEqual([]);
});
