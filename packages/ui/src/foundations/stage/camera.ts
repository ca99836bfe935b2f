import { encode } from "uqr";

/** Replaces the camera of the machine by a picture of a QR code, and the browser's own detector by none. */
export const withCodeInPicture = (text: string) => replaced(async () => pictureOf(text));

/** A camera that fails with the name of an error: "NotAllowedError", "NotFoundError", "NotReadableError". */
export const withoutCamera = (name: string) =>
  replaced(() => Promise.reject(new DOMException("No camera.", name)));

/** A camera that is not there yet. */
export const withSlowCamera = replaced(() => new Promise<MediaStream>(() => {}));

function replaced(getUserMedia: () => Promise<MediaStream>) {
  return () => {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, "mediaDevices");
    Object.defineProperty(navigator, "mediaDevices", {
      configurable: true,
      value: { getUserMedia },
    });
    const shop = globalThis as { BarcodeDetector?: unknown };
    const detector = shop.BarcodeDetector;
    delete shop.BarcodeDetector;
    return () => {
      Reflect.deleteProperty(navigator, "mediaDevices");
      if (own) Object.defineProperty(Navigator.prototype, "mediaDevices", own);
      if (detector !== undefined) shop.BarcodeDetector = detector;
    };
  };
}

const MODULE = 6;

/** A stream of pictures of a QR code, as a camera sends it. */
function pictureOf(text: string): MediaStream {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * MODULE;
  const draw = () => {
    const context = canvas.getContext("2d");
    if (!context) throw new Error("The canvas has no context.");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#000";
    for (const [y, row] of data.entries()) {
      for (const [x, isDark] of row.entries())
        if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    }
  };
  draw();
  const stream = canvas.captureStream(10);
  // A canvas that does not change sends no further pictures, and a video that starts later none at all.
  const timer = setInterval(draw, 100);
  const [track] = stream.getTracks();
  const stop = track?.stop.bind(track);
  if (track && stop)
    track.stop = () => {
      clearInterval(timer);
      stop();
    };
  return stream;
}
