import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Shop } from "@reagent/api/contract/shop";
import { isEmailAddress } from "@reagent/domain/email-address";
import * as v from "valibot";
import { parse, YAMLParseError } from "yaml";

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
  },
  (issue) => (issue.expected === "never" ? "is not a key of this file" : "is missing"),
);

/**
 * Reads the folder of an owner: `shop.yaml`, the logo, and optionally an icon and a picture for links. Returns what is wrong, by key or
 * file, where anything is.
 */
export function readShopFolder(folder: string): OwnShop | { readonly problems: string[] } {
  const read = readYaml(join(folder, SHOP_FILE));
  if ("problems" in read) return read;
  const values = v.safeParse(ShopFile, read.yaml);
  const problems = [
    ...(values.success
      ? []
      : values.issues.map(
          (issue) => `${SHOP_FILE}: ${v.getDotPath(issue) ?? "the file"} ${issue.message}`,
        )),
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
  };
}

function readYaml(path: string): { readonly yaml: unknown } | { readonly problems: string[] } {
  if (!existsSync(path)) return { problems: [`${path} is not there`] };
  try {
    const yaml: unknown = parse(readFileSync(path, "utf8"));
    return typeof yaml === "object" && yaml !== null && !Array.isArray(yaml)
      ? { yaml }
      : { problems: [`${SHOP_FILE} has no keys: write a line such as "name_zh: 示例试剂"`] };
  } catch (failure) {
    if (!(failure instanceof YAMLParseError)) throw failure;
    return { problems: [`${SHOP_FILE} is not YAML: ${failure.message.split("\n", 1)[0] ?? ""}`] };
  }
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
