/** Why there is no picture: it was refused, there is no camera, or it does not start. */
export type CameraProblem = "refused" | "missing" | "failed";

/** Opens the camera at the back of a phone, or any other one. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Pages that are not sent over HTTPS have no media devices.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return "missing";
  try {
    return await mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
  } catch (failure) {
    return problemOf(failure);
  }
}

function problemOf(failure: unknown): CameraProblem {
  const name = failure instanceof DOMException ? failure.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "failed";
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
