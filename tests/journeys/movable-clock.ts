/**
 * Loaded before the server (`node --import`): the server is whole and its own, but its clock can be moved by whoever
 * started it. A message holds how far the clock is from the machine's, in milliseconds; it is answered once it holds.
 */
const machineNow = Date.now.bind(Date);
let offset = 0;

Date.now = () => machineNow() + offset;

process.on("message", (message: unknown) => {
  if (typeof message !== "number") return;
  offset = message;
  process.send?.("moved");
});
// Waiting for messages keeps no server from stopping.
process.channel?.unref();
