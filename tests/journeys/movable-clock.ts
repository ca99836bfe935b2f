/**
 * Preloaded into the server (`node --import`): the parent process sets the server's clock by messages. A message is the
 * offset from the machine's clock in milliseconds; it is answered once it is set.
 */
const machineNow = Date.now.bind(Date);
let offset = 0;

Date.now = () => machineNow() + offset;

process.on("message", (message: unknown) => {
  if (typeof message !== "number") return;
  offset = message;
  process.send?.("moved");
});
// The channel must not keep the process alive.
process.channel?.unref();
