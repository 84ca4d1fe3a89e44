import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import type { RecordedLine_step$key } from "./__generated__/RecordedLine_step.graphql.ts";

export function RecordedLine({ stepRef }: { stepRef: RecordedLine_step$key }) {
  const { entries } = useFragment(
    graphql`
      fragment RecordedLine_step on Step {
        entries {
          recordedAt
          recordedBy {
            firstName
            lastName
          }
        }
      }
    `,
    stepRef,
  );
  const latest = entries
    .flatMap(({ recordedAt, recordedBy }) => (recordedAt ? [{ recordedAt, recordedBy }] : []))
    .sort((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1))[0];
  if (!latest) return <Text id="step.notMeasured" />;
  const date = localDay(latest.recordedAt);
  return latest.recordedBy ? (
    <Text
      id="step.recordedBy"
      values={{ date, person: `${latest.recordedBy.firstName} ${latest.recordedBy.lastName}` }}
    />
  ) : (
    <Text id="step.recordedOn" values={{ date }} />
  );
}
