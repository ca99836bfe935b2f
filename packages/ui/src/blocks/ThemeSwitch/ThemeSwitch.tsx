import { useCopy } from "../../language/language.tsx";
import { copy } from "./ThemeSwitch.copy.ts";
import { word } from "./ThemeSwitch.css.ts";
import { useTheme } from "./useTheme.ts";

/** Switches between the light and the dark theme: its label is the other theme. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  const words = useCopy(copy)[next];
  return (
    <button className={word} type="button" aria-label={words.name} onClick={() => choose(next)}>
      {words.word}
    </button>
  );
}
