/** A text whose lone halves of surrogate pairs are the replacement character: `String.toWellFormed`, which browsers before 2023 lack. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
