import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { FinishedNotice_installation$key } from "./__generated__/FinishedNotice_installation.graphql.ts";

export function FinishedNotice({ installationRef }: { installationRef: FinishedNotice_installation$key }) {
  const { completedAt } = useFragment(
    graphql`
      fragment FinishedNotice_installation on Installation {
        completedAt
      }
    `,
    installationRef,
  );
  return (
    <Notice picture={<StatusIcon name="completed" size={22} />} title={<Text id="installation.finish.done" />}>
      {completedAt && <Text id="installation.finish.fixedSince" values={{ date: localDay(completedAt) }} />}
    </Notice>
  );
}
