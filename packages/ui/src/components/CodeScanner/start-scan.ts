import { type CameraProblem, closeCamera, openCamera } from "./camera.ts";
import { openDetector } from "./detector.ts";

/** What the scanner is doing. */
export type ScanState = "starting" | "reading" | CameraProblem;

interface Listeners {
  readonly onState: (state: ScanState) => void;
  /** Called with the text of a code, once while it stays in the picture. */
  readonly onRead: (text: string) => void;
}

/** How long it waits between two looks at the picture, in milliseconds. */
const PAUSE = 150;

/** Shows the camera's picture and reads codes in it until the returned function is called. */
export function startScan(video: HTMLVideoElement, { onState, onRead }: Listeners): () => void {
  let isStopped = false;
  let stream: MediaStream | undefined;
  const stop = () => {
    isStopped = true;
    if (stream) closeCamera(stream);
    video.srcObject = null;
  };
  const scan = async () => {
    const opened = await openCamera();
    if (typeof opened === "string") {
      if (!isStopped) onState(opened);
      return;
    }
    stream = opened;
    if (isStopped) {
      closeCamera(opened);
      return;
    }
    video.srcObject = opened;
    await video.play();
    const detector = await openDetector();
    if (!isStopped) onState("reading");
    let last: string | undefined;
    while (!isStopped) {
      // A frame that is not there yet is not an error.
      const [found] = await detector.detect(video).catch(() => []);
      if (found && found.rawValue !== last && !isStopped) onRead(found.rawValue);
      last = found?.rawValue ?? last;
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE);
      });
    }
  };
  scan().catch(() => {
    if (!isStopped) onState("failed");
    stop();
  });
  return stop;
}
