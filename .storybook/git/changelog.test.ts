import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changelog } from "./changelog.ts";
import { temporaryRepository } from "./repository.ts";

describe("the changelog", () => {
  const repository = temporaryRepository();
  afterAll(repository.remove);
  beforeAll(() => {
    repository.commit("Begin", {}, "2026-05-18T10:00:00+08:00");
    repository.commit("cart: keep the quantity", {}, "2026-05-19T10:00:00+08:00");
    repository.commit("api: name the codes", {}, "2026-05-20T09:00:00+08:00");
    repository.commit("cart: say why: it is closed", {}, "2026-05-20T10:00:00+08:00");
    repository.commit("api: read lists", {}, "2026-05-20T11:00:00+08:00");
    repository.commit('home, search: show "all"', {}, "2026-05-19T12:00:00+08:00");
  });

  it("has the subjects by day, the newest first, and by area", () => {
    expect(changelog(repository.folder, 300)).toEqual([
      {
        day: "2026-05-20",
        areas: [
          { area: "api", changes: ["read lists", "name the codes"] },
          { area: "cart", changes: ["say why: it is closed"] },
        ],
      },
      {
        day: "2026-05-19",
        areas: [
          { area: "cart", changes: ["keep the quantity"] },
          { area: "home, search", changes: ['show "all"'] },
        ],
      },
      { day: "2026-05-18", areas: [{ area: "", changes: ["Begin"] }] },
    ]);
  });

  it("lists only the last commits", () => {
    expect(changelog(repository.folder, 1)).toEqual([
      { day: "2026-05-19", areas: [{ area: "home, search", changes: ['show "all"'] }] },
    ]);
  });
});

it("has no days outside of a repository", () => {
  const folder = mkdtempSync(join(tmpdir(), "workbench-"));
  expect(changelog(folder, 300)).toEqual([]);
  rmSync(folder, { recursive: true });
});
