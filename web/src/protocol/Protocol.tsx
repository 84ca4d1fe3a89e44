import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { requestIdOf } from "../relay/failures.ts";
import { useRestartQueries } from "../relay/useRestartQueries.ts";
import { PageError } from "../ui/PageError.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Logo } from "../upload/Logo.tsx";
import type { Protocol_project$key } from "./__generated__/Protocol_project.graphql.ts";
import { ProtocolActions } from "./ProtocolActions.tsx";
import styles from "./ProtocolPage.module.css";
import { ProtocolSection } from "./ProtocolSection.tsx";
import { footRules, usePrintFooter } from "./printFooter.ts";
import { protocolRooms } from "./protocolRooms.ts";
import { type ProtocolEntry, useProtocol } from "./useProtocol.ts";

/** The rooms appear once all of them are loaded. */
export function Protocol({ projectRef, logo }: { projectRef: Protocol_project$key; logo: string | null }) {
  const text = useText();
  const { locale } = useIntl();
  const { projectPath } = useProjectAddress();
  const project = useFragment(fragment, projectRef);
  const { name, customer, postalCode, city, signableFolders, activatedFolders } = project;
  const rooms = protocolRooms([...(signableFolders ?? []), ...(activatedFolders ?? [])], locale);
  const { entries, count, error, retry } = useProtocol(project.projectId, rooms);
  const { restart, isRestarting } = useRestartQueries();
  usePrintFooter(
    footRules({
      project: name,
      position: (page, pages) => text("protocol.page", { page, pages }),
    }),
  );
  const isIncomplete = !signableFolders || !activatedFolders;
  return (
    <div className={styles.protocol}>
      {logo && <Logo url={logo} className={styles.logo} />}
      <PageHeader
        title={text("protocol.title")}
        back={{ to: projectPath, label: name }}
        actions={<ProtocolActions name={`${name} ${text("protocol.title")}`} entries={isIncomplete ? null : entries} />}
      >
        <p>{[name, customer, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(" · ")}</p>
      </PageHeader>
      {error !== null || isIncomplete ? (
        <PageError
          title={<Text id="protocol.failed" />}
          reason={<Text id="protocol.failed.reason" />}
          requestId={requestIdOf(error)}
          isRetrying={isRestarting}
          onRetry={isIncomplete ? restart : retry}
        />
      ) : (
        <p role="status" className={entries ? "heard-only" : undefined}>
          <Text id="protocol.progress" values={{ count: entries ? entries.length : count, total: rooms.length }} />
        </p>
      )}
      {entries?.length === 0 && (
        <p>
          <Text id="protocol.none" />
        </p>
      )}
      {sectionsOf(entries ?? []).map(([certificate, rows]) => (
        <ProtocolSection key={certificate} certificate={certificate} entries={rows} />
      ))}
    </div>
  );
}

function sectionsOf(entries: readonly ProtocolEntry[]) {
  return [...Map.groupBy(entries, ({ certificate }) => certificate)];
}

const fragment = graphql`
  fragment Protocol_project on Project {
    projectId
    name
    customer
    postalCode
    city
    signableFolders @catch(to: NULL) {
      ...protocolRooms_folder
    }
    activatedFolders: signableFolders(activated: true) @catch(to: NULL) {
      ...protocolRooms_folder
    }
  }
`;
