import { expect, test } from "vitest";
import { urlAt } from "../../../state/urls.ts";
import { organizationData, websiteData } from "./home-data.ts";

const english = (path: string) => urlAt("https://shop.example", path, "en");

test("gives the search address in the language of the page", () => {
  expect(websiteData("en", english)).toMatchObject({
    url: "https://shop.example/en",
    potentialAction: {
      target: { urlTemplate: "https://shop.example/en/search/{search_term_string}" },
    },
  });
});

test("names the company in the language of the page", () => {
  expect(organizationData("en", english)).toMatchObject({
    name: "Kedu Reagents",
    telephone: "400-000-0120",
  });
});
