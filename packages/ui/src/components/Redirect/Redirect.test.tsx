// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes, StaticRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { Redirect } from "./Redirect.tsx";

const routes = (
  <Routes>
    <Route path="/old" element={<Redirect to="/new" />} />
    <Route path="/new" element="The new page" />
  </Routes>
);

afterEach(() => void vi.restoreAllMocks());

it("shows the other page in the browser", () => {
  const { container } = render(<MemoryRouter initialEntries={["/old"]}>{routes}</MemoryRouter>);
  expect(container.textContent).toBe("The new page");
});

it("renders nothing on the server, without a warning of the router", () => {
  const warn = vi.spyOn(console, "warn");
  expect(renderToString(<StaticRouter location="/old">{routes}</StaticRouter>)).toBe("");
  expect(warn).not.toHaveBeenCalled();
});
