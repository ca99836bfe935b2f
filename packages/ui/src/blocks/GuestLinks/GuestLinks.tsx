import { paths } from "@reagent/api/pages/paths";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink.tsx";
import { useCopy } from "../../language/language.tsx";
import { useLoginReturn } from "../../state/login-return.ts";
import { copy } from "./GuestLinks.copy.ts";
import { links } from "./GuestLinks.css.ts";

export type GuestLinksProps = {
  /** Called when a link is followed, to close the enclosing layer. */
  onFollow?: () => void;
};

/** A guest's links to log in and to register. */
export function GuestLinks({ onFollow = () => {} }: GuestLinksProps) {
  const words = useCopy(copy);
  const loginReturn = useLoginReturn();
  return (
    <div className={links}>
      <ButtonLink kind="primary" to={paths.login()} state={loginReturn} isWide onClick={onFollow}>
        {words.logIn}
      </ButtonLink>
      <ButtonLink to={paths.register()} state={loginReturn} isWide onClick={onFollow}>
        {words.register}
      </ButtonLink>
    </div>
  );
}
