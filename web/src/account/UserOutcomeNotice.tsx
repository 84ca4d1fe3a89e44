import { Button } from "@blueprintjs/core";
import { use } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./AccountPage.module.css";
import { TellUserOutcome, type UserOutcome } from "./userOutcome.ts";
import { useSaving } from "./useSaving.ts";
import { useSetUserActive } from "./useSetUserActive.ts";

export function UserOutcomeNotice({ outcome }: { outcome: UserOutcome }) {
  return (
    <div className={styles.outcome}>
      <Notice
        role="status"
        picture={<StatusIcon name="completed" />}
        title={<Title outcome={outcome} />}
        actions={outcome.kind === "deactivated" && <Undo key={outcome.userId} outcome={outcome} />}
      >
        <Details outcome={outcome} />
      </Notice>
    </div>
  );
}

function Title({ outcome }: { outcome: UserOutcome }) {
  if (outcome.kind === "invited") return <Text id="account.invite.asked.title" />;
  if (outcome.kind === "withdrawn") return <Text id="account.invitations.withdrawn" />;
  return <Text id={`account.manage.${outcome.kind}`} values={{ name: outcome.name }} />;
}

function Details({ outcome }: { outcome: UserOutcome }) {
  if (outcome.kind === "withdrawn") return outcome.email;
  if (outcome.kind === "reactivated") return null;
  if (outcome.kind === "deactivated") {
    const { moved: count, installer } = outcome;
    if (installer === null || count === 0) return null;
    return <Text id="account.manage.moved" values={{ count, installer }} />;
  }
  const { email, until, joinsByAccepting } = outcome;
  return (
    <>
      {joinsByAccepting && <Text id="account.invite.asked" values={{ email }} />}
      {!joinsByAccepting && until && <Text id="account.invite.sent" values={{ email, day: localDay(until) }} />}
      {!joinsByAccepting && !until && email}
    </>
  );
}

function Undo({ outcome }: { outcome: UserOutcome & { kind: "deactivated" } }) {
  const tell = use(TellUserOutcome);
  const { setUserActive } = useSetUserActive();
  const { userId, name, moved } = outcome;
  const { failure, isSaving, save } = useSaving(() => tell({ kind: "reactivated", name }));
  const change = { userId, active: true, ...(moved > 0 && { returnInstallations: true }) };
  return (
    <>
      <Button loading={isSaving} onClick={() => save(() => setUserActive(change))}>
        <Text id="app.undo" />
      </Button>
      {failure && <FailureNotice context="account" failure={failure} title="account.notSaved" />}
    </>
  );
}
