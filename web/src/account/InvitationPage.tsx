import { Button } from "@blueprintjs/core";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData, useNavigate } from "react-router";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { enter } from "../session/enter.ts";
import { NotFound } from "../ui/NotFound.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import type { InvitationPageQuery } from "./__generated__/InvitationPageQuery.graphql.ts";
import styles from "./InvitationPage.module.css";
import { useAcceptInvitation } from "./useAcceptInvitation.ts";
import { useSaving } from "./useSaving.ts";

const query = graphql`
  query InvitationPageQuery($token: String!) @throwOnFieldError {
    viewer {
      email
      company {
        name
      }
    }
    invitation(token: $token) {
      companyName
    }
  }
`;

const home = "/projects/ongoing";

type Props = {
  /** Called after the account joined. The default reloads the app, because earlier data belong to no company. */
  onAccepted?: () => void;
};

/** The page of a mailed link, on which a person with an account joins a company. */
export function InvitationPage({ onAccepted = () => enter(home) }: Props) {
  const text = useText();
  const reference = useLoaderData<PreloadedQuery<InvitationPageQuery>>();
  const { viewer, invitation } = usePageQuery<InvitationPageQuery>(query, reference);
  const back = { to: home, label: text("project.list.ongoing") };
  const email = viewer?.email ?? "";
  if (invitation) {
    const { token } = reference.variables;
    return <Accept company={invitation.companyName} email={email} token={token} onAccepted={onAccepted} />;
  }
  const company = viewer?.company?.name;
  const reason = company
    ? text("invitation.hasCompany.text", { email, company })
    : text("invitation.notFound.text", { email });
  return <NotFound title={text("invitation.notFound.title")} reason={reason} back={back} />;
}

type AcceptProps = { company: string; email: string; token: string; onAccepted: () => void };

function Accept({ company, email, token, onAccepted }: AcceptProps) {
  const text = useText();
  const navigate = useNavigate();
  const heading = usePageTitle(text("invitation.title", { company }));
  const acceptInvitation = useAcceptInvitation();
  const { failure, isSaving, save } = useSaving(onAccepted);
  return (
    <div className={styles.invitation}>
      <h1 ref={heading} tabIndex={-1}>
        <Text id="invitation.title" values={{ company }} />
      </h1>
      <p>
        <Text id="invitation.text" values={{ company, email }} />
      </p>
      {failure && <FailureNotice context="account" failure={failure} title="invitation.failed" />}
      <div className={styles.actions}>
        <Button size="large" intent="primary" loading={isSaving} onClick={() => save(() => acceptInvitation(token))}>
          <Text id="invitation.accept" />
        </Button>
        <Button size="large" disabled={isSaving} onClick={() => navigate(home)}>
          <Text id="invitation.later" />
        </Button>
      </div>
    </div>
  );
}
