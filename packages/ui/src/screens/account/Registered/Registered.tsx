import MailCheck from "@lucide/icons/icons/mail-check";
import { paths } from "@reagent/api/pages/paths";
import { UNIVERSITY_CATEGORY } from "@reagent/domain/customer-category";
import { useLocation } from "react-router-dom";
import * as v from "valibot";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useLoginReturn } from "../../../state/login-return.ts";
import { ResearchSteps } from "../parts/ResearchSteps/ResearchSteps.tsx";
import { ResendActivation } from "../parts/ResendActivation/ResendActivation.tsx";
import { copy } from "./Registered.copy.ts";
import { registered as screen } from "./Registered.screen.ts";

/** The state that the registration passes. */
const State = v.object({ email: v.string(), category: v.string() });

/** The page after the registration, about the activation mail (storefront §4, registration). */
export function Registered() {
  const words = useCopy(copy);
  const loginReturn = useLoginReturn();
  const title = useCopy(screen.title);
  const location = useLocation();
  const state = v.safeParse(State, location.state);
  const { email, category } = state.success ? state.output : {};
  return (
    <>
      <PageHead subject={title} isUnlisted />
      <EmptyState
        icon={MailCheck}
        as="h1"
        title={title}
        actions={
          <>
            <ButtonLink kind="primary" to={paths.login()} state={loginReturn}>
              {words.logIn}
            </ButtonLink>
            <ButtonLink to={paths.home()}>{words.home}</ButtonLink>
          </>
        }
      >
        <p>{email === undefined ? words.sentToRegistered : words.sent(email)}</p>
        <p>{words.notReceived}</p>
      </EmptyState>
      {category === UNIVERSITY_CATEGORY && <ResearchSteps isInactive />}
      <ResendActivation {...(email !== undefined && { email })} />
    </>
  );
}
