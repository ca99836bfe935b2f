interface EntryTable {
  rank: number;
  target: number;
}

interface KeyTable {
  role: number;
  text: string;
  rank: number;
}

/** The tables of the search index that are the same on both databases. */
export interface SearchTables {
  search_reagent_entries: EntryTable;
  search_reagent_keys: KeyTable;
  search_instrument_entries: EntryTable;
  search_instrument_keys: KeyTable;
}
