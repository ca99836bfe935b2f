import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DEMO_SHOP, type MenuLink, type Menus, type Shop } from "@reagent/api/contract/shop";
import { leadsToAbsent, leadsToPage } from "@reagent/api/pages/parts";
import { isEmailAddress } from "@reagent/domain/email-address";
import { pointsRate } from "@reagent/domain/points";
import type { ShopPart } from "@reagent/domain/shop-part";
import { vatPercent, vatPermille } from "@reagent/domain/vat";
import * as v from "valibot";
import { readYamlText, type YamlFile } from "../basics/yaml-file.ts";

/** A file of the shop that its folder has: the path of its address, and where it is. */
export interface OwnFile {
  readonly path: string;
  readonly mediaType: "image/svg+xml; charset=utf-8" | "image/png";
  readonly file: string;
}

/** The owner's data and pictures. */
export interface OwnShop {
  readonly shop: Shop;
  readonly files: readonly OwnFile[];
}

export const SHOP_FILE = "shop.yaml";
const LOGO = "logo.svg";
const ICON = "favicon.svg";
const SHARE_PICTURE = "share.png";

const LONGEST = 200;
const MOST_FILE_BYTES = 1_000_000;
const SHARE_SIZE = { width: 1200, height: 630 };

const line = v.pipe(
  v.union([v.string(), v.number()], "must be text"),
  v.transform(String),
  v.trim(),
  v.maxLength(LONGEST, `has more than ${LONGEST} characters`),
  v.check((text) => !/\p{Cc}/u.test(text), "must be one line"),
);
const filled = v.pipe(line, v.nonEmpty("is empty"));
const email = v.pipe(filled, v.check(isEmailAddress, "must be an e-mail address"));
const address = v.pipe(line, v.regex(/^(?:https:\/\/\S+)?$/u, "must begin with https://"));
const phone = /^[\d+][\d ()-]{4,}\d$/u;
const isPhone = (text: string) => phone.test(text);

const LONGEST_LABEL = 40;
const MOST_HEADER_LINKS = 12;
const MOST_COLUMNS = 4;
const MOST_COLUMN_LINKS = 15;

/** What an object says of a key that it does not know, or that is not there. */
const wrongKey =
  (place: string, wanted: string) =>
  ({ expected }: v.StrictObjectIssue): string => {
    if (expected === "Object") return wanted;
    return expected === "never" ? `is not a key of ${place}` : "is missing";
  };
const label = v.pipe(
  filled,
  v.maxLength(LONGEST_LABEL, `has more than ${LONGEST_LABEL} characters`),
);
const menuLink = v.strictObject(
  {
    zh: label,
    en: label,
    to: v.pipe(
      filled,
      v.regex(
        /^(?:\/(?!\/|en(?:\/|$))|https:\/\/[^\s/])/u,
        "must be a path of the shop without its language, /news, or an address: https://a.example/",
      ),
    ),
  },
  wrongKey("a link", "must be a link with zh, en and to"),
);
const listOf = <Entry extends v.GenericSchema>(entry: Entry, most: number) =>
  v.pipe(v.array(entry, "must be a list"), v.maxLength(most, `has more than ${most} entries`));
const menuColumn = v.strictObject(
  { zh: label, en: label, links: listOf(menuLink, MOST_COLUMN_LINKS) },
  wrongKey("a column", "must be a column with zh, en and links"),
);
const menus = v.strictObject(
  {
    header: v.optional(listOf(menuLink, MOST_HEADER_LINKS)),
    footer: v.optional(listOf(menuColumn, MOST_COLUMNS)),
  },
  wrongKey("the menus", "must have header or footer"),
);

const LARGEST_VAT_PERCENT = 30;
const VAT_WANTED = `must be a rate in percent, 0 to ${LARGEST_VAT_PERCENT}, with one decimal at most: 13`;
const vatRate = v.pipe(
  v.number(VAT_WANTED),
  v.minValue(0, VAT_WANTED),
  v.maxValue(LARGEST_VAT_PERCENT, VAT_WANTED),
  v.check((percent) => vatPercent(vatPermille(percent)) === percent, VAT_WANTED),
);

const MOST_POINTS_PER_YUAN = 100;
const MOST_POINTS_PER_GRAIN = 100_000;
const PER_YUAN_WANTED = `must be points, 0.01 to ${MOST_POINTS_PER_YUAN}, with two decimals at most: 1`;
const PER_GRAIN_WANTED = `must be a whole number, 1 to ${MOST_POINTS_PER_GRAIN}`;
const pointsPerYuan = v.pipe(
  v.number(PER_YUAN_WANTED),
  v.minValue(0.01, PER_YUAN_WANTED),
  v.maxValue(MOST_POINTS_PER_YUAN, PER_YUAN_WANTED),
  v.check((points) => pointsRate(points) / 100 === points, PER_YUAN_WANTED),
);
const pointsPerGrain = v.pipe(
  v.number(PER_GRAIN_WANTED),
  v.integer(PER_GRAIN_WANTED),
  v.minValue(1, PER_GRAIN_WANTED),
  v.maxValue(MOST_POINTS_PER_GRAIN, PER_GRAIN_WANTED),
);

/** The keys of `shop.yaml`. */
const ShopFile = v.strictObject(
  {
    name_zh: filled,
    name_en: v.optional(filled),
    tagline_zh: v.optional(line, ""),
    tagline_en: v.optional(line, ""),
    company_zh: filled,
    company_en: v.optional(filled),
    address_zh: filled,
    address_en: v.optional(filled),
    hotline: v.pipe(filled, v.check(isPhone, "must be a telephone number")),
    second_hotline: v.optional(v.pipe(filled, v.check(isPhone, "must be a telephone number"))),
    complaints_line: v.optional(v.pipe(filled, v.check(isPhone, "must be a telephone number"))),
    service_hours_zh: filled,
    service_hours_en: v.optional(filled),
    service_email: email,
    sales_email: v.optional(email),
    chat_url: v.optional(address, ""),
    wechat_account: v.optional(line, ""),
    wechat_url: v.optional(address, ""),
    bank_zh: filled,
    bank_en: v.optional(filled),
    bank_account: filled,
    bank_holder_zh: v.optional(filled),
    bank_holder_en: v.optional(filled),
    icp: v.optional(line, ""),
    licence: v.optional(line, ""),
    menus: v.optional(menus, {}),
    vat_percent: v.optional(vatRate, DEMO_SHOP.vatPercent),
    points_per_yuan: v.optional(pointsPerYuan, DEMO_SHOP.points.perYuan),
    points_per_grain: v.optional(pointsPerGrain, DEMO_SHOP.points.perGrain),
    grains_expire: v.optional(v.boolean("must be true or false"), DEMO_SHOP.points.grainsExpire),
  },
  wrongKey("this file", "must have keys"),
);

/**
 * Reads the folder of an owner: `shop.yaml`, the logo, and optionally an icon and a picture for links. Returns what is wrong, by key or
 * file, where anything is; so are menus that lead to a part that the shop does without.
 */
export function readShopFolder(
  folder: string,
  absentParts: readonly ShopPart[] = [],
): OwnShop | { readonly problems: string[] } {
  const read = readYaml(join(folder, SHOP_FILE));
  if ("problems" in read) return read;
  const values = v.safeParse(ShopFile, read.values);
  const problems = [
    ...(values.success
      ? problemsOfMenus(menusOf(values.output), absentParts).map(({ path, message }) =>
          atKey(read, path, message),
        )
      : values.issues.map((issue) => atKey(read, keysOf(issue), issue.message))),
    ...problemOf(folder, LOGO, isSvg, "must be an SVG picture"),
    ...(existsSync(join(folder, ICON))
      ? problemOf(folder, ICON, isSvg, "must be an SVG picture")
      : []),
    ...problemOf(
      folder,
      SHARE_PICTURE,
      isSharePicture,
      `must be a PNG picture of ${SHARE_SIZE.width} × ${SHARE_SIZE.height}`,
    ),
  ];
  if (!values.success || problems.length > 0) return { problems };
  const icon = existsSync(join(folder, ICON)) ? ICON : LOGO;
  const svg = "image/svg+xml; charset=utf-8";
  return {
    shop: shopOf(values.output),
    files: [
      { path: `/${LOGO}`, mediaType: svg, file: join(folder, LOGO) },
      { path: `/${ICON}`, mediaType: svg, file: join(folder, icon) },
      { path: `/${SHARE_PICTURE}`, mediaType: "image/png", file: join(folder, SHARE_PICTURE) },
    ],
  };
}

const keysOf = ({ path }: v.BaseIssue<unknown>) =>
  (path ?? []).map(({ key }) => key as string | number);

/** A problem at a key of the file, with its line where the key is in a list or a group. */
function atKey({ lineOf }: YamlFile, path: readonly (string | number)[], message: string): string {
  const place = path.length > 1 ? `${SHOP_FILE}, line ${lineOf(path)}` : SHOP_FILE;
  return `${place}: ${path.join(".") || "the file"} ${message}`;
}

const menusOf = ({ menus: { header, footer } }: v.InferOutput<typeof ShopFile>): Menus => ({
  header: header ?? null,
  footer: footer ?? null,
});

/** The links of menus that lead to no page of this shop. */
function problemsOfMenus({ header, footer }: Menus, absentParts: readonly ShopPart[]) {
  const placed = (links: readonly MenuLink[], ...above: readonly (string | number)[]) =>
    links.map(({ to }, at) => ({ to, path: [...above, at, "to"] }));
  return [
    ...placed(header ?? [], "menus", "header"),
    ...(footer ?? []).flatMap(({ links }, at) => placed(links, "menus", "footer", at, "links")),
  ].flatMap(({ to, path }) => {
    if (!to.startsWith("/")) return [];
    if (leadsToAbsent(to, absentParts))
      return [{ path, message: `leads to a part that the shop does without: ${to}` }];
    return leadsToPage(to) ? [] : [{ path, message: `leads to no page of the shop: ${to}` }];
  });
}

function shopOf(values: v.InferOutput<typeof ShopFile>): Shop {
  const both = (zh: string, en = zh) => ({ zh, en });
  const { hotline, second_hotline: second, service_email: serviceEmail } = values;
  return {
    name: both(values.name_zh, values.name_en),
    tagline: both(values.tagline_zh, values.tagline_en),
    logo: `/${LOGO}`,
    sharePicture: `/${SHARE_PICTURE}`,
    hotlines: second === undefined ? [hotline] : [hotline, second],
    complaintsLine: values.complaints_line ?? hotline,
    serviceHours: both(values.service_hours_zh, values.service_hours_en),
    salesEmail: values.sales_email ?? serviceEmail,
    serviceEmail,
    chatUrl: values.chat_url,
    wechat: { account: values.wechat_account, url: values.wechat_url },
    company: {
      name: both(values.company_zh, values.company_en),
      address: both(values.address_zh, values.address_en),
    },
    bank: {
      name: both(values.bank_zh, values.bank_en),
      account: values.bank_account,
      holder: both(
        values.bank_holder_zh ?? values.company_zh,
        values.bank_holder_en ?? values.company_en ?? values.bank_holder_zh,
      ),
    },
    icp: values.icp,
    licence: values.licence,
    menus: menusOf(values),
    vatPercent: values.vat_percent,
    points: {
      perYuan: values.points_per_yuan,
      perGrain: values.points_per_grain,
      grainsExpire: values.grains_expire,
    },
  };
}

function readYaml(path: string): YamlFile | { readonly problems: string[] } {
  if (!existsSync(path)) return { problems: [`${path} is not there`] };
  const file = readYamlText(readFileSync(path, "utf8"));
  if ("problem" in file) return { problems: [`${SHOP_FILE} is not YAML: ${file.problem}`] };
  const { values } = file;
  return typeof values === "object" && values !== null && !Array.isArray(values)
    ? file
    : { problems: [`${SHOP_FILE} has no keys: write a line such as "name_zh: 示例试剂"`] };
}

function problemOf(
  folder: string,
  name: string,
  isRight: (bytes: Buffer) => boolean,
  wanted: string,
): string[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [`${name} is not in the folder`];
  if (statSync(path).size > MOST_FILE_BYTES) return [`${name} is larger than 1 MB`];
  return isRight(readFileSync(path)) ? [] : [`${name} ${wanted}`];
}

const isSvg = (bytes: Buffer): boolean => /<svg[\s/>]/u.test(bytes.subarray(0, 2000).toString());

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The size of a PNG is in its first chunk. */
const isSharePicture = (bytes: Buffer): boolean =>
  bytes.length > 24 &&
  bytes.subarray(0, PNG.length).equals(PNG) &&
  bytes.readUInt32BE(16) === SHARE_SIZE.width &&
  bytes.readUInt32BE(20) === SHARE_SIZE.height;
