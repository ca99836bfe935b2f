/** The codes on a bottle, which its address has. */
export interface BottleCodes {
  readonly productCode: string;
  readonly batchCode: string;
}
