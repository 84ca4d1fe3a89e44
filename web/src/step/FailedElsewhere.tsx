import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../installation/ViewLink.tsx";
import type { FailedElsewhere_installation$key } from "./__generated__/FailedElsewhere_installation.graphql.ts";
import styles from "./UploadState.module.css";
import { UploadState } from "./UploadState.tsx";
import { isUnderWay, useUploads } from "./uploadsContext.ts";

type Props = { installationRef: FailedElsewhere_installation$key; stepLabel: string };

/** Says in one step that files of another did not get there or wait to be sent, and leads to it. */
export function FailedElsewhere({ installationRef, stepLabel }: Props) {
  const { steps } = useFragment(
    graphql`
      fragment FailedElsewhere_installation on Installation {
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
  const failedIds = new Set(uploads.flatMap((upload) => (isUnderWay(upload) ? [] : upload.entryId)));
  const failed = steps.filter(
    (step) => step.stepLabel !== stepLabel && step.entries.some(({ id }) => failedIds.has(id)),
  );
  return (
    <div role="status">
      {failed.map((step) => (
        <div key={step.stepLabel} className={styles.elsewhere}>
          <UploadState entryIds={step.entries.map(({ id }) => id)} />
          <ViewLink view={{ name: "step", stepLabel: step.stepLabel }}>
            <Text id="attachment.openStep" values={{ title: step.title }} />
          </ViewLink>
        </div>
      ))}
    </div>
  );
}
