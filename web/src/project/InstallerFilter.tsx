import { PopupKind } from "@blueprintjs/core";
import { Suspense, useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ArrowMenu } from "../ui/ArrowMenu.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { FilterControl } from "../ui/FilterControl.tsx";
import { MenuChoice } from "../ui/MenuChoice.tsx";
import type { InstallerFilterQuery } from "./__generated__/InstallerFilterQuery.graphql.ts";
import styles from "./InstallerFilter.module.css";

const query = graphql`
  query InstallerFilterQuery {
    viewer @required(action: THROW) {
      company @required(action: THROW) {
        people: allUsers(active: false) @required(action: THROW) {
          nodes {
            id
            firstName
            lastName
            installer
          }
        }
      }
    }
  }
`;

type Reference = PreloadedQuery<InstallerFilterQuery>;
type ListProps = { installerId: string; onChange: (installerId: string) => void };
type Props = ListProps & { opensAtOnce: boolean };

/** Former installers are offered as well, because their projects stay. */
export function InstallerFilter({ installerId, onChange, opensAtOnce }: Props) {
  const text = useText();
  const [reference, load] = useQueryLoader<InstallerFilterQuery>(query);
  const isSet = installerId !== "";
  useEffect(() => {
    if (isSet || opensAtOnce) load({}, { fetchPolicy: "store-or-network" });
  }, [isSet, opensAtOnce, load]);
  return (
    <FilterControl
      name={text("installation.installer")}
      value={
        isSet ? (
          <Loaded reference={reference} failed={<Text id="project.list.filter.unknownInstaller" />}>
            {(loaded) => <InstallerName reference={loaded} installerId={installerId} />}
          </Loaded>
        ) : null
      }
      all={text("project.list.all")}
      kind={PopupKind.MENU}
      opensAtOnce={opensAtOnce}
      onOpen={() => load({}, { fetchPolicy: "store-or-network" })}
      onClear={() => onChange("")}
    >
      {() => (
        <Loaded
          reference={reference}
          failed={
            <p className={styles.failed}>
              <Text id="project.list.filter.noInstallers" />
            </p>
          }
        >
          {(loaded) => <Installers reference={loaded} installerId={installerId} onChange={onChange} />}
        </Loaded>
      )}
    </FilterControl>
  );
}

type LoadedProps = {
  reference: Reference | null | undefined;
  failed: React.ReactNode;
  children: (reference: Reference) => React.ReactNode;
};

function Loaded({ reference, failed, children }: LoadedProps) {
  if (!reference) return "…";
  return (
    <Boundary fallback={() => failed} resetKey={reference}>
      <Suspense fallback="…">{children(reference)}</Suspense>
    </Boundary>
  );
}

function usePeople(reference: Reference) {
  return usePreloadedQuery<InstallerFilterQuery>(query, reference).viewer.company.people.nodes;
}

function InstallerName({ reference, installerId }: { reference: Reference; installerId: string }) {
  const person = usePeople(reference).find(({ id }) => id === installerId);
  if (!person) return <Text id="project.list.filter.unknownInstaller" />;
  return `${person.firstName} ${person.lastName}`;
}

function Installers({ reference, installerId, onChange }: ListProps & { reference: Reference }) {
  const people = usePeople(reference).filter(({ id, installer }) => installer || id === installerId);
  return (
    <ArrowMenu className={styles.people}>
      <MenuChoice isChosen={installerId === ""} onChoose={() => onChange("")}>
        <Text id="project.list.all" />
      </MenuChoice>
      {people.map(({ id, firstName, lastName }) => (
        <MenuChoice key={id} isChosen={id === installerId} onChoose={() => onChange(id)}>
          {firstName} {lastName}
        </MenuChoice>
      ))}
    </ArrowMenu>
  );
}
