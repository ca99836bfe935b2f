/** A flag as the database stores it. */
export type StoredFlag = 0 | 1;
