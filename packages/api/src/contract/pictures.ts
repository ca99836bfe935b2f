/** The paths of pictures as files, the same in every language: drawings of goods for search engines, and the images of the shop. */
export const picturePaths = {
  item: (itemCode: string) => `/pictures/items/${encodeURIComponent(itemCode)}.svg`,
  instrument: (spuCode: string) => `/pictures/instruments/${encodeURIComponent(spuCode)}.svg`,
  /** An image of content that an earlier version stored in the database. */
  content: (name: string) => `/pictures/content/${encodeURIComponent(name)}`,
  /** A picture that the shop has as a file; its name changes with its contents. */
  file: (name: string) => `/pictures/files/${name}`,
} as const;
