// Loaded before a program, this tells at its end how much memory it took at most, in MiB.
process.on("exit", () => {
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
});
