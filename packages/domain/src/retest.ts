/** The day on which a batch is tested again, some months after its production; the last day of a shorter month. */
export function retestDay(produced: string, months: number): string {
  const [year = 0, month = 0, day = 0] = produced.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const isShorter = day > lastOfMonth.getUTCDate();
  const retest = isShorter ? lastOfMonth : new Date(Date.UTC(year, month - 1 + months, day));
  return retest.toISOString().slice(0, "2026-11-21".length);
}
