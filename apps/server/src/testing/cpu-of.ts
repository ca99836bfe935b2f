/** The processor time that work takes in this thread, in microseconds; what other threads do for it does not count. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
