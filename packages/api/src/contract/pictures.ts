/** The paths of pictures as files, for search engines: pages contain drawings inline. They are the same in every language. */
export const picturePaths = {
  item: (itemCode: string) => `/pictures/items/${encodeURIComponent(itemCode)}.svg`,
  instrument: (spuCode: string) => `/pictures/instruments/${encodeURIComponent(spuCode)}.svg`,
} as const;
