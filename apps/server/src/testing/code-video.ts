import { encode } from "uqr";

const WIDTH = 640;
const HEIGHT = 480;
const MODULE = 8;
const WHITE = 235;
const BLACK = 16;

/** A video of one picture with a QR code in its middle, as Y4M, which Chromium takes in place of a camera. */
export function codeVideo(text: string): Buffer {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const left = Math.floor((WIDTH - size * MODULE) / 2);
  const top = Math.floor((HEIGHT - size * MODULE) / 2);
  for (let y = 0; y < size * MODULE; y += 1) {
    const row = data[Math.floor(y / MODULE)] ?? [];
    for (let x = 0; x < size * MODULE; x += 1) {
      if (row[Math.floor(x / MODULE)]) luma[(top + y) * WIDTH + left + x] = BLACK;
    }
  }
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, Buffer.from("FRAME\n"), luma, colours]);
}
