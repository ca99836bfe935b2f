import { utilityStyle } from "../../theme/layered.ts";
import { screenReaderOnly } from "../../theme/mixins.ts";

export const visuallyHidden = utilityStyle({
  ...screenReaderOnly,
  margin: "-1px",
  padding: 0,
  border: 0,
  whiteSpace: "nowrap",
});
