/**
 * The processor time that work takes in this thread, in microseconds; what other threads do for it does not count. Of several runs it
 * is the least: a busy machine makes some of them longer, rarely all.
 */
export async function cpuOf(work: () => Promise<unknown>, runs = 1): Promise<number> {
  const times: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    times.push(user + system);
  }
  return Math.min(...times);
}
