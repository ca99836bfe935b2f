import { screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow } from "../../../../theme/mixins.ts";

export const decision = screenStyle(asWrappingRow(3));
