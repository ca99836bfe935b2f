import { expect, test } from "vitest";
import { urlAt } from "../../state/urls.ts";
import { breadcrumbData } from "./breadcrumb-data.ts";

test("keeps the order of the crumbs and their full addresses in the page's language", () => {
  const crumbs = [
    { label: "Home", to: "/" },
    { label: "Aldehydes", to: "/category/10111" },
    { label: "A" },
  ];
  expect(breadcrumbData(crumbs, (path) => urlAt("https://shop.example", path, "en"))).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/en" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Aldehydes",
        item: "https://shop.example/en/category/10111",
      },
      { "@type": "ListItem", position: 3, name: "A", item: undefined },
    ],
  });
});
