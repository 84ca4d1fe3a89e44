import { useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { UploadState } from "../attachment/UploadState.tsx";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import styles from "../ui/Unsent.module.css";
import { isUnderWay, useUploads } from "../upload/uploadsContext.ts";
import type { FailedElsewhere_installation$key } from "./__generated__/FailedElsewhere_installation.graphql.ts";
import { UnsavedCount } from "./UnsavedCount.tsx";

type Props = { installationRef: FailedElsewhere_installation$key; stepLabel: string | null };

/** Warns of unsaved values or files in another step, with a link. */
export function FailedElsewhere({ installationRef, stepLabel }: Props) {
  const { installationId, steps } = useFragment(
    graphql`
      fragment FailedElsewhere_installation on Installation {
        installationId
        steps {
          stepLabel
          title
          entries {
            id
          }
        }
      }
    `,
    installationRef,
  );
  const { uploads } = useUploads();
  const { countFailed, subscribe } = useUnsavedReadings();
  const unsavedIds = useSyncExternalStore(subscribe, () =>
    steps
      .flatMap(({ entries }) => entries.map(({ id }) => id))
      .filter((id) => countFailed([id]) > 0)
      .join(" "),
  ).split(" ");
  const failedIds = new Set([
    ...unsavedIds,
    ...uploads.flatMap((upload) => (isUnderWay(upload) ? [] : upload.entryId)),
  ]);
  const failed = steps.filter(
    (step) => step.stepLabel !== stepLabel && step.entries.some(({ id }) => failedIds.has(id)),
  );
  return (
    <div role="status">
      {failed.map((step) => (
        <div key={step.stepLabel} className={styles.elsewhere}>
          <UploadState entryIds={step.entries.map(({ id }) => id)} />
          <UnsavedCount entryIds={step.entries.map(({ id }) => id)} />
          <ViewLink installationId={installationId} view={{ name: "step", stepLabel: step.stepLabel }}>
            <Text id="attachment.openStep" values={{ title: step.title }} />
          </ViewLink>
        </div>
      ))}
    </div>
  );
}
