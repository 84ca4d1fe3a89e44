import { Checkbox } from "@blueprintjs/core";
import { lazy, Suspense, useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { SigningFailed } from "../declaration/SigningFailed.tsx";
import { SigningNote } from "../declaration/SigningNote.tsx";
import { useSignedFinish } from "../declaration/useSignedFinish.ts";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useInstallationView } from "../navigation/useInstallationView.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import { useSignsDeclarations } from "../relay/features.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { FailedElsewhere } from "../step/FailedElsewhere.tsx";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PanelBody } from "../ui/PanelBody.tsx";
import { PanelFooter } from "../ui/PanelFooter.tsx";
import { PanelHeader } from "../ui/PanelHeader.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { FinishView_installation$key } from "./__generated__/FinishView_installation.graphql.ts";
import type { FinishedInstallation } from "./FinishedNote.tsx";
import styles from "./FinishView.module.css";
import { MissingCallout } from "./MissingCallout.tsx";
import { Remarks } from "./Remarks.tsx";
import { useFinishInstallation } from "./useFinishInstallation.ts";
import { useUnsentEntryIds } from "./useUnsentEntryIds.ts";

const CertifiedValues = lazy(async () => ({ default: (await import("./CertifiedValues.tsx")).CertifiedValues }));

export function FinishView({ installationRef }: { installationRef: FinishView_installation$key }) {
  const text = useText();
  const { openPanel } = useProjectPanel();
  const { openOverview, openView } = useInstallationView();
  const installation = useFragment(
    graphql`
      fragment FinishView_installation on Installation {
        id
        title
        viewerCanFinish
        completedAt
        steps {
          entries {
            id
          }
        }
        ...FailedElsewhere_installation
        ...MissingCallout_installation
        ...Remarks_installation
        ...useMatrixRoom_installation
      }
    `,
    installationRef,
  );
  const reasonId = useId();
  const [isAccepted, setAccepted] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const signs = useSignsDeclarations();
  const signing = useSignedFinish(installation.id, signs && isAccepted);
  const { finish, isFinishing } = useFinishInstallation(installation.id);
  const finishAndClose = async ({ isSigned }: { isSigned: boolean }) => {
    if (isFinishing || signing.isSigning) return;
    setFailure(null);
    if (isSigned && !(await signing.signNow())) return;
    const result = await finish();
    if (result.kind === "refused" && result.code === "RECORD_CHANGED") return signing.renew(result);
    if (result.kind !== "done") return setFailure(result);
    const { id, title } = installation;
    void openPanel(null, { finishedInstallation: { id, title } } satisfies FinishedInstallation);
  };
  const unsentIds = useUnsentEntryIds(installation.steps.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const reason = () => {
    if (unsentIds.size > 0) return text("installation.finish.unsaved");
    return isAccepted ? null : text("installation.finish.tickFirst");
  };
  const isReady = installation.viewerCanFinish;
  // If values change so that the room can no longer be finished, the declaration has to be accepted anew.
  if (isAccepted && !isReady) setAccepted(false);
  const canSign = signs && signing.prepared?.canSign !== false;
  return (
    <>
      <PanelHeader
        title={<Text id="installation.finish.title" />}
        back={{ label: installation.title, onBack: openOverview }}
      />
      <PanelBody>
        {installation.completedAt ? (
          <Notice picture={<StatusIcon name="completed" size={22} />} title={<Text id="installation.finish.done" />}>
            <Text id="installation.finish.fixedSince" values={{ date: localDay(installation.completedAt) }} />
          </Notice>
        ) : (
          <>
            {!isReady && (
              <section>
                <h3 className={styles.blocked}>
                  <Text id="installation.finishSeveral.filter.blocked" />
                </h3>
                {unsentIds.size > 0 && (
                  <p role="status">
                    <Text id="installation.finish.unsaved" />
                  </p>
                )}
                <MissingCallout installationRef={installation} />
              </section>
            )}
            <FailedElsewhere installationRef={installation} stepLabel={null} />
            {isReady && (
              <>
                <Remarks installationRef={installation} />
                <Suspense>
                  <CertifiedValues installationRef={installation} />
                </Suspense>
              </>
            )}
            {signs && isAccepted && <SigningNote prepared={signing.prepared} />}
            {signing.failure && (
              <SigningFailed
                failure={signing.failure}
                change={signing.change}
                onShowStep={(stepLabel) => openView({ name: "step", stepLabel })}
              />
            )}
            {failure && <FailureNotice failure={failure} title="installation.finish.failed" />}
          </>
        )}
      </PanelBody>
      {!installation.completedAt && isReady && (
        <PanelFooter
          fact={
            <>
              <Checkbox
                className={styles.disclaimer}
                checked={isAccepted}
                disabled={isFinishing}
                onChange={(event) => setAccepted(event.currentTarget.checked)}
              >
                <Text id="installation.finish.disclaimer" />
              </Checkbox>
              <p className={styles.meaning}>
                <Text id="installation.finish.meaning" />
              </p>
              {isAccepted && reason() !== null && (
                <p id={reasonId} className={styles.reason}>
                  {reason()}
                </p>
              )}
            </>
          }
        >
          {canSign && isAccepted && (
            <ActionButton disabledReason={reason()} onClick={() => void finishAndClose({ isSigned: false })}>
              <Text id="declaration.sign.without" />
            </ActionButton>
          )}
          <ActionButton
            intent="primary"
            loading={isFinishing || signing.isSigning}
            shownIn={isAccepted && reason() !== null ? reasonId : undefined}
            disabledReason={reason() ?? (canSign && !signing.prepared ? text("declaration.preparing") : null)}
            onClick={() => void finishAndClose({ isSigned: canSign })}
          >
            <Text id={canSign ? "declaration.sign.submit" : "installation.finish.title"} />
          </ActionButton>
        </PanelFooter>
      )}
    </>
  );
}
