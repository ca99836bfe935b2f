import { expect, test } from "./shop.ts";

/**
 * What a thing of each type must have, as paths: the properties of schema.org that search engines require. A list must not
 * be empty; its entries are checked by their own types.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ["name", "description", "image", "url", "sku", "brand.name", "offers"],
  Offer: ["price", "priceCurrency", "availability", "itemCondition", "url"],
  Article: ["headline", "datePublished", "author.name", "publisher.name", "mainEntityOfPage"],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "hiringOrganization.name",
    "jobLocation.address.addressLocality",
    "jobLocation.address.addressCountry",
  ],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
};
/** The form of a property wherever it is: dates, addresses and codes as schema.org has them. */
const FORMS: Readonly<Record<string, RegExp>> = {
  datePublished: /^\d{4}-\d{2}-\d{2}$/u,
  datePosted: /^\d{4}-\d{2}-\d{2}$/u,
  validThrough: /^\d{4}-\d{2}-\d{2}$/u,
  url: /^http:\/\//u,
  image: /^http:\/\//u,
  item: /^http:\/\//u,
  mainEntityOfPage: /^http:\/\//u,
  availability: /^https:\/\/schema\.org\/[A-Z]\w+$/u,
  priceCurrency: /^CNY$/u,
  addressCountry: /^CN$/u,
};

type Thing = Readonly<Record<string, unknown>>;
const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/** What a thing and the things within it lack, each with the type: "Product lacks image". */
function lacksOf(thing: Thing): string[] {
  const type = String(thing["@type"]);
  const lacks = (REQUIRED[type] ?? [])
    .filter((path) => {
      const value = path
        .split(".")
        .reduce<unknown>((within, name) => (isThing(within) ? within[name] : undefined), thing);
      return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
    })
    .map((path) => `${type} lacks ${path}`);
  for (const [name, value] of Object.entries(thing)) {
    const form = FORMS[name];
    if (form && !form.test(String(value))) lacks.push(`${type}.${name} is ${String(value)}`);
    for (const inner of Array.isArray(value) ? value : [value])
      if (isThing(inner)) lacks.push(...lacksOf(inner));
  }
  return lacks;
}

/** Search engines require the address of every entry but the last: that is the page itself. */
function crumbsWithoutAddress(thing: Thing): string[] {
  if (thing["@type"] !== "BreadcrumbList") return [];
  const crumbs = thing["itemListElement"] as Thing[];
  return crumbs.flatMap((crumb, index) => [
    ...(crumb["position"] === index + 1 ? [] : [`position ${String(crumb["position"])}`]),
    ...(index < crumbs.length - 1 && crumb["item"] === undefined
      ? [`crumb ${index + 1} lacks item`]
      : []),
  ]);
}

for (const prefix of ["", "/en"]) {
  test(`structured data of pages below "${prefix}/" has what schema.org's types require`, async ({
    request,
    goods,
  }) => {
    const htmlOf = async (path: string) => (await request.get(`${prefix}${path}`)).text();
    const linkOn = async (path: string, link: RegExp) => {
      const [found = ""] = link.exec(await htmlOf(path)) ?? [];
      expect(found, path).not.toBe("");
      return found;
    };
    const pages = [
      [`/products/${goods.ethanol.itemCode}`, "Product"],
      [`/consumables/${goods.stirrer.spuCode}`, "Product"],
      [await linkOn("/news", /\/news\/detail\/\d+/u), "Article"],
      [await linkOn("/job", /\/job\/detail\/\d+/u), "JobPosting"],
    ] as const;
    for (const [path, type] of pages) {
      const data = /<script type="application\/ld\+json">([^<]*)<\/script>/gu;
      const things = [...(await htmlOf(path)).matchAll(data)].map(
        ([, text = ""]) => JSON.parse(text) as Thing,
      );
      const types = things.map((thing) => thing["@type"]);
      expect(types, path).toEqual(expect.arrayContaining([type, "BreadcrumbList"]));
      for (const thing of things) {
        expect(thing["@context"], path).toBe("https://schema.org");
        expect([...lacksOf(thing), ...crumbsWithoutAddress(thing)], path).toEqual([]);
      }
    }
  });
}
