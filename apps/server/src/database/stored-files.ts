/** The columns that name files of the shop, by their tables: a file that none of them names is removed. */
export const FILE_COLUMNS = [
  ["uploads", "id"],
  ["batches", "certificate"],
  ["former_batches", "certificate"],
  ["spectra", "file"],
  ["order_invoice_files", "file"],
  ["goods_images", "file"],
] as const;
