/** Preloaded into a command (`node --import`): kills it as soon as it has printed a text. */
const text = process.env["KILLED_AT_TEXT"] ?? "";
const write = process.stdout.write.bind(process.stdout);

process.stdout.write = (chunk: string | Uint8Array): boolean => {
  const isWritten = write(chunk);
  if (String(chunk).includes(text)) process.kill(process.pid, "SIGKILL");
  return isWritten;
};
