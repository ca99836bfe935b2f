import Eye from "@lucide/icons/icons/eye";
import EyeOff from "@lucide/icons/icons/eye-off";
import { useState } from "react";
import { useCopy } from "../../language/language.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { copy } from "./PasswordField.copy.ts";

export type PasswordFieldProps = Omit<
  TextFieldProps,
  "type" | "end" | "autoComplete" | "inputMode"
> & {
  /** Whether password managers fill in the stored password or generate one. */
  autoComplete: "current-password" | "new-password";
};

/** A password, hidden until the customer shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useCopy(copy);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      end={
        <IconButton
          label={isShown ? words.hide : words.show}
          icon={isShown ? EyeOff : Eye}
          iconSize={16}
          disabled={props.isDisabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
