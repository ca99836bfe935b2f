import { codes } from "../../contract/envelope.ts";
import { countSearchFacets, listCategoryItems, readCategorySide } from "../../contract/listing.ts";
import { listingMessages } from "../../messages/listing.ts";
import type { AreaMock } from "../area-mock.ts";
import { categoryListing, categorySide } from "../samples/listing.ts";
import { searchFacets } from "../samples/search.ts";
import { answers, refusal } from "../verbs.ts";

export const listing: AreaMock = ({ viewer }) => [
  answers(countSearchFacets, (query, language) => searchFacets(query, language)),
  answers(listCategoryItems, ({ id, page, offset, ...refinement }, language) =>
    categorySide(id, language)
      ? categoryListing(refinement, { page, size: offset }, language, viewer)
      : refusal(codes.notFound, listingMessages.categoryMissing),
  ),
  answers(
    readCategorySide,
    ({ id }, language) =>
      categorySide(id, language) ?? refusal(codes.notFound, listingMessages.categoryMissing),
  ),
];
