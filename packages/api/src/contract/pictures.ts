import { imageWidths } from "@reagent/domain/image-widths";

/** The paths of pictures as files, the same in every language: drawings of goods for search engines, and the images of the shop. */
export const picturePaths = {
  item: (itemCode: string) => `/pictures/items/${encodeURIComponent(itemCode)}.svg`,
  instrument: (spuCode: string) => `/pictures/instruments/${encodeURIComponent(spuCode)}.svg`,
  /** An image of content that an earlier version stored in the database. */
  content: (name: string) => `/pictures/content/${encodeURIComponent(name)}`,
  /** A picture that the shop has as a file; its name changes with its contents. */
  file: (name: string) => `/pictures/files/${name}`,
} as const;

/** The name of a file of an image at a width, by the name of what all its widths have in common. */
export const sizeName = (image: string, width: number): string => `${image}-${width}`;

/** The image that the file of a name is one width of, and that width; undefined for an image that is there at its own only. */
export function sizeOf(
  name: string,
): { readonly image: string; readonly width: number } | undefined {
  const { image, width } = /^(?<image>[0-9a-f]+)-(?<width>\d+)$/u.exec(name)?.groups ?? {};
  return image === undefined ? undefined : { image, width: Number(width) };
}

/** The widths at which an image is there, for `srcset`, and its width, by its address; undefined where there is one. */
export function imageSources(
  address: string,
): { readonly srcSet: string; readonly width: number } | undefined {
  const path = picturePaths.file("");
  const size = address.startsWith(path) ? sizeOf(address.slice(path.length)) : undefined;
  const widths = size ? imageWidths(size.width) : [];
  if (!size || widths.length < 2) return undefined;
  const sources = widths.map(
    (width) => `${picturePaths.file(sizeName(size.image, width))} ${width}w`,
  );
  return { srcSet: sources.join(", "), width: size.width };
}
