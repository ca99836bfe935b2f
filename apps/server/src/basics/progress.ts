/** Called with what is done of a step, and with all of it where that is known. */
export type Progress = (count: number, total?: number) => void;
