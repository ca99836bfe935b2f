import { SHOP_SECTIONS, type ShopSection } from "@reagent/domain/shop-section";
import { code, day, entity, type EntityOf, flag, id, line, list, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";

/** The lowest of the three levels of categories. */
const LeafCategory = entity({ id: ["tree_id", id], name: ["tree_name", text] });
const Subcategory = entity({
  id: ["tree_id", id],
  name: ["tree_name", text],
  children: ["sub_category", list(LeafCategory)],
});
/** One of the four top-level groups, with its subcategories. */
export const Category = entity({
  id: ["tree_id", id],
  name: ["tree_name", text],
  children: ["sub_category", list(Subcategory)],
});
export type Category = EntityOf<typeof Category>;

const section = code(
  Object.fromEntries(SHOP_SECTIONS.map((each) => [each, each])) as {
    readonly [Section in ShopSection]: Section;
  },
  "unknown",
);

/** The categories, and the sections without anything to show, to which no menu leads. */
export const Header = entity({
  categories: ["category_nav_tree", list(Category)],
  emptySections: ["empty_sections", list(section)],
});

/**
 * A banner: a picture, a sentence, and a link inside or outside the shop. The picture is SVG or the path of a photograph, and decoration
 * without a text alternative.
 */
export const Banner = entity({
  id: ["banner_id", id],
  link: ["banner_link", text],
  subject: ["banner_subject", text],
  note: ["banner_note", text],
  action: ["banner_action", text],
  drawing: ["up_img", text],
  alt: ["up_img_alt", text],
});
export type Banner = EntityOf<typeof Banner>;

export const ActivityTeaser = entity({
  id: ["id", id],
  subject: ["subject", text],
  note: ["note", text],
  link: ["link", text],
  drawing: ["up_img", text],
});
export type ActivityTeaser = EntityOf<typeof ActivityTeaser>;

const NewsRow = entity({ id: ["id", id], subject: ["subject", text], day: ["createtime", day] });
const ArticleRow = entity({ id: ["id", id], subject: ["subject", text], day: ["showtime", day] });
export type ArticleRow = EntityOf<typeof ArticleRow>;
/** An article at the top can be of any type. */
const TopRow = entity({
  id: ["id", id],
  type: ["type", text],
  subject: ["subject", text],
  day: ["showtime", day],
});

export const NoticeBoard = entity({ subject: ["subject", text], content: ["content", text] });

export const ProductLineTeaser = entity({
  id: ["productline_id", id],
  name: ["productline_name", text],
  claim: ["productline_adv", text],
  drawing: ["up_img", text],
  alt: ["up_img_alt", text],
});
export type ProductLineTeaser = EntityOf<typeof ProductLineTeaser>;

export const HomeInfo = entity({
  banners: ["banner_list", list(Banner)],
  activities: ["activity_list", entity({ rows: ["data", list(ActivityTeaser)] })],
  top: ["top_list", entity({ rows: ["data", list(TopRow)] })],
  news: ["news_list", entity({ rows: ["data", list(NewsRow)] })],
  articles: ["articles_list", entity({ rows: ["data", list(ArticleRow)] })],
  chemlife: ["chemlife_list", entity({ rows: ["data", list(ArticleRow)] })],
  noticeBoard: ["notice_board", NoticeBoard],
  productLines: ["productline_list", entity({ rows: ["data", list(ProductLineTeaser)] })],
});
export type HomeInfo = EntityOf<typeof HomeInfo>;

const SideBanner = entity({
  id: ["id", id],
  subject: ["subject", text],
  drawing: ["up_img_s", text],
});
export type SideBanner = EntityOf<typeof SideBanner>;

/** accountPeriod: 472 is without credit; screens show no difference between the other codes. */
export const accountPeriod = code({ 472: "without-credit" }, "with-credit");

/** The side column of lists and of the account area: banners, and which account pages a customer has. */
export const Side = entity({
  activities: ["data", list(SideBanner)],
  accountPeriod: ["accountPeriod", accountPeriod],
  canDownloadProducts: ["ifDownload", flag],
});
export type Side = EntityOf<typeof Side>;

export const readHeader = endpoint("readHeader", "GET /api/index/header", nothing, Header);

export const readHome = endpoint("readHome", "POST /api/index/info", nothing, HomeInfo, {
  isRead: true,
  failures: { otherwise: "quiet" },
});

/** A guest has no credit and no product data. */
export const readSide = endpoint("readSide", "GET /api/list/side", nothing, Side, {
  auth: "optional",
});

/** In characters; a search of 200 Chinese characters is written in 1800. */
const LONGEST_ADDRESS = 3000;

/** The page that was viewed, the page before it (without the origin), and the subject of the page. */
export const recordBrowse = endpoint(
  "recordBrowse",
  "POST /api/record/browse",
  entity({
    page: ["page", line(LONGEST_ADDRESS)],
    previous: ["pre", line(LONGEST_ADDRESS)],
    relation: ["relation", line()],
  }),
  nothing,
  { failures: { otherwise: "nothing" } },
);
