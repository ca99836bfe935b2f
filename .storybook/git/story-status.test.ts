import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryRepository } from "./repository.ts";
import { storyStatuses } from "./story-status.ts";

const stories = "ui/screens/Cart/Cart.stories.tsx";
const others = "ui/screens/Home/Home.stories.tsx";
const withStories = (...names: readonly string[]) =>
  names.map((name) => `export const ${name}: Story = {};\n`).join("");

describe("the status of a story", () => {
  let repository: ReturnType<typeof temporaryRepository>;
  beforeEach(() => {
    repository = temporaryRepository();
    repository.commit("ui: begin", {
      [stories]: withStories("Default", "Empty"),
      [others]: withStories("Default"),
      "ui/screens/Cart/Cart.tsx": "1",
    });
  });
  afterEach(() => repository.remove());
  const statusesOf = (file: string, exportName: string) =>
    storyStatuses(repository.folder)(file, exportName);

  it("is none without a release, on the main branch", () => {
    repository.commit("ui: change", { "ui/screens/Cart/Cart.tsx": "2" });
    expect(statusesOf(stories, "Default")).toEqual([]);
  });

  it("marks no story at a release", () => {
    repository.run("tag", "v1");
    expect(statusesOf(stories, "Default")).toEqual([]);
  });

  it("is changed where a file of the story's folder was, since the last release", () => {
    repository.run("tag", "v1");
    repository.commit("ui: change", { "ui/screens/Cart/parts/Line.css.ts": "2" });
    expect(statusesOf(stories, "Default")).toEqual(["changed"]);
    expect(statusesOf(others, "Default")).toEqual([]);
  });

  it("is not changed by a test", () => {
    repository.run("tag", "v1");
    repository.commit("ui: test", { "ui/screens/Cart/cart.test.ts": "1" });
    expect(statusesOf(stories, "Default")).toEqual([]);
  });

  it("is new where the last release does not have the story", () => {
    repository.run("tag", "v1");
    repository.commit("ui: show", { [stories]: withStories("Default", "Empty", "Emptied") });
    expect(statusesOf(stories, "Emptied")).toEqual(["new"]);
    expect(statusesOf(stories, "Empty")).toEqual(["changed"]);
  });

  it("is changed, not new, where the file was moved", () => {
    repository.run("tag", "v1");
    repository.run("mv", "ui/screens/Cart", "ui/screens/Basket");
    repository.commit("ui: rename");
    expect(statusesOf("ui/screens/Basket/Cart.stories.tsx", "Default")).toEqual(["changed"]);
  });

  it("is changed where a picture of it was", () => {
    const picture = "tests/looks/baselines/chromium-1/screens-cart-cart--default-390-dark.webp";
    const titled = `title: "Screens/Cart/Cart"\n${withStories("Default", "Empty")}`;
    repository.commit("ui: picture", { [picture]: "1", [stories]: titled });
    repository.run("tag", "v1");
    repository.commit("ui: colour", { [picture]: "2" });
    expect(statusesOf(stories, "Default")).toEqual(["changed"]);
    expect(statusesOf(stories, "Empty")).toEqual([]);
  });

  it("is in review where commits of a branch are not on the main branch", () => {
    repository.run("switch", "-q", "-c", "branch");
    repository.commit("ui: change", { "ui/screens/Cart/Cart.tsx": "2" });
    expect(statusesOf(stories, "Default")).toEqual(["in-review"]);
    expect(statusesOf(others, "Default")).toEqual([]);
  });

  it("is not in review for what only the main branch has changed", () => {
    repository.run("switch", "-q", "-c", "branch");
    repository.run("switch", "-q", "main");
    repository.commit("ui: change", { "ui/screens/Home/Home.tsx": "2" });
    repository.run("switch", "-q", "branch");
    expect(statusesOf(others, "Default")).toEqual([]);
  });
});
