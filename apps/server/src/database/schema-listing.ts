/** The table of the listings. */
export interface ListingTables {
  /**
   * The columns of the whole catalogue, from which listings are made, so that a server need not read all goods: a row for each, in
   * base64. Every load of goods writes them; a server writes them where there are none.
   */
  listing_columns: { name: string; data: string };
}
