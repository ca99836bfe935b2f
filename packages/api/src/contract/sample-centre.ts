import { LONGEST_MESSAGE } from "@reagent/domain/enquiry";
import { entity, type EntityOf, id, line, lines, list, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { GroupedItem } from "./product.ts";

/** The partner's items of one category. */
export const SampleGroup = entity({
  categoryId: ["tree_id", id],
  name: ["type_name", text],
  items: ["list", list(GroupedItem)],
});
export type SampleGroup = EntityOf<typeof SampleGroup>;

/** The items of the partner's brand by category; the viewer's favourites are marked (storefront §2, sample-centre partner). */
export const readSampleCentre = endpoint(
  "readSampleCentre",
  "GET /api/index/bsf",
  nothing,
  entity({ groups: ["cates", list(SampleGroup)] }),
  { part: "sample-centre", auth: "optional" },
);

/** A question to the sample centre, which is answered by mail (storefront §3, sample-centre message). */
export const sendSampleCentreMessage = endpoint(
  "sendSampleCentreMessage",
  "POST /api/index/bsf/email",
  entity({ from: ["from", line()], message: ["message", lines(LONGEST_MESSAGE)] }),
  nothing,
  { part: "sample-centre", auth: "optional" },
);
