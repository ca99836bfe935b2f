// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Environment, EnvironmentProvider } from "../../state/environment.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

const shown = (isOutdated: boolean) => {
  const environment = { reload: () => {}, reloadIfOutdated: async () => isOutdated };
  return render(
    <EnvironmentProvider environment={environment as unknown as Environment}>
      <NotLoaded />
    </EnvironmentProvider>,
  );
};

test("reports code that is gone after a deploy as an update of the shop", async () => {
  shown(true);
  expect(
    await screen.findByText("商城已更新，请重新加载页面。", {}, { timeout: 30_000 }),
  ).toBeTruthy();
});

test("reports other code that does not load as content that could not be loaded", () => {
  shown(false);
  expect(screen.getByText("内容未能加载。")).toBeTruthy();
});
