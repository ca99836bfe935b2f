import { ButtonLink } from "../../components/ButtonLink/ButtonLink.tsx";
import { useCopy } from "../../language/language.tsx";
import { paths } from "../../paths.ts";
import { copy } from "./GuestLinks.copy.ts";
import { links } from "./GuestLinks.css.ts";

type Props = {
  /** Called when a link is followed, to close the enclosing layer. */
  onFollow?: () => void;
};

/** A guest's links to log in and to register. */
export function GuestLinks({ onFollow = () => {} }: Props) {
  const words = useCopy(copy);
  return (
    <div className={links}>
      <ButtonLink kind="primary" to={paths.login()} isWide onClick={onFollow}>
        {words.logIn}
      </ButtonLink>
      <ButtonLink to={paths.register()} isWide onClick={onFollow}>
        {words.register}
      </ButtonLink>
    </div>
  );
}
