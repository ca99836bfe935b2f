// Preloaded into a program, this prints its peak memory at the end, in MiB.
process.on("exit", () => {
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
});
