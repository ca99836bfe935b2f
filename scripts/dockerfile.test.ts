import { describe, expect, it } from "vitest";
import { commandIn, stagesOf, variablesOf } from "./dockerfile.ts";

const DOCKERFILE = `# syntax=docker/dockerfile:1
FROM node:24 AS build
WORKDIR /srv
# Everything.
COPY . .

FROM debian
ENV NODE_ENV=production PORT=3000
COPY --from=build /srv/dist dist
HEALTHCHECK --retries=3 \\
  CMD ["node", "-e", "process.exit(0)"]
CMD ["node", "start.js"]
`;

describe("the stages of a Dockerfile", () => {
  const stages = stagesOf(DOCKERFILE);
  const [build, last] = stages;

  it("have their base, their name and their instructions", () => {
    expect(stages.map(({ base, name }) => [base, name])).toEqual([
      ["node:24", "build"],
      ["debian", ""],
    ]);
    expect(build?.instructions).toEqual([
      { name: "WORKDIR", value: "/srv" },
      { name: "COPY", value: ". ." },
    ]);
  });

  it("say which command starts the image and which one checks it", () => {
    if (!last) throw new Error("The second stage is missing.");
    expect(commandIn(last, "CMD")).toEqual(["node", "start.js"]);
    expect(commandIn(last, "HEALTHCHECK")).toEqual(["node", "-e", "process.exit(0)"]);
    expect(variablesOf(last)).toEqual({ NODE_ENV: "production", PORT: "3000" });
  });
});
