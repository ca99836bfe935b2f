import { screenStyle } from "../../../theme/layered.ts";

export const form = screenStyle({ maxWidth: "400px" });
