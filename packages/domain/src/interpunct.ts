/** The points that keyboards and programs write between the parts of a name, for use in a set of a pattern: 买买提·艾力. */
export const INTERPUNCTS = "·•‧・･．∙⋅·⸱";

const ANY_INTERPUNCT = new RegExp(`[${INTERPUNCTS}]`, "gu");

/** A text with one kind of point, so that a name is found however its point was typed. */
export function withOneInterpunct(text: string): string {
  return text.replaceAll(ANY_INTERPUNCT, "·");
}
