/** The paths of pictures as files, the same in every language: drawings of goods for search engines, photographs of content. */
export const picturePaths = {
  item: (itemCode: string) => `/pictures/items/${encodeURIComponent(itemCode)}.svg`,
  instrument: (spuCode: string) => `/pictures/instruments/${encodeURIComponent(spuCode)}.svg`,
  /** By the name of the file, which is that of its content. */
  content: (name: string) => `/pictures/content/${encodeURIComponent(name)}`,
  /** A picture that the shop has as a file; its name changes with its contents. */
  file: (name: string) => `/pictures/files/${name}`,
} as const;
