import { use, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { DeactivateUserModalQuery } from "./__generated__/DeactivateUserModalQuery.graphql.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { TellUserOutcome } from "./userOutcome.ts";
import { useSaving } from "./useSaving.ts";
import { useSetUserActive } from "./useSetUserActive.ts";

const query = graphql`
  query DeactivateUserModalQuery($userId: ID!, $hasHandover: Boolean!) {
    viewer {
      company {
        installers {
          id
          firstName
          lastName
        }
        installations(status: STARTED, archived: false, installerId: $userId, first: 5) @include(if: $hasHandover) {
          totalCount
          edges {
            node {
              id
              title
              path {
                title
              }
            }
          }
        }
      }
    }
  }
`;

const staying = "stay";

type Props = {
  user: { id: string; name: string; version: string };
  reference: PreloadedQuery<DeactivateUserModalQuery>;
  onClose: () => void;
};

export function DeactivateUserModal({ user: { id: userId, name, version }, reference, onClose }: Props) {
  const text = useText();
  const tell = use(TellUserOutcome);
  const { viewer } = usePreloadedQuery<DeactivateUserModalQuery>(query, reference);
  const { totalCount: count = 0, edges = [] } = viewer?.company?.installations ?? {};
  const rooms = edges.map(({ node }) => node);
  const installers = (viewer?.company?.installers ?? []).filter(({ id }) => id !== userId);
  const [successor, setSuccessor] = useState("");
  const { setUserActive } = useSetUserActive();
  const chosen = installers.find(({ id }) => id === successor);
  const installer = chosen ? `${chosen.firstName} ${chosen.lastName}` : null;
  const { failure, isSaving, save } = useSaving(() => {
    tell({ kind: "deactivated", userId, name, moved: chosen ? count : 0, installer });
    onClose();
  });
  const change = { userId, active: false, version, ...(chosen && { installationsTo: chosen.id }) };
  return (
    <AccountFormModal
      title={text("account.deactivate.title", { name })}
      submit="account.manage.shutOut"
      reason={count > 0 && successor === "" ? text("account.deactivate.missing") : null}
      isChanged
      isDiscardable
      isSaving={isSaving}
      failure={failure}
      onSave={() => save(() => setUserActive(change))}
      onClose={onClose}
    >
      <p className={formStyles.note}>
        <Text id="account.manage.shutOut.meaning" />
      </p>
      {count > 0 && (
        <>
          <p>
            <Text id="account.deactivate.open" values={{ count, name }} />
          </p>
          <ul className={formStyles.rooms}>
            {rooms.map((room) => (
              <li key={room.id}>{[room.title, room.path[0]?.title].filter(Boolean).join(" · ")}</li>
            ))}
            {count > rooms.length && (
              <li>
                <Text id="account.deactivate.more" values={{ count: count - rooms.length }} />
              </li>
            )}
          </ul>
          <SelectField
            label={text("account.deactivate.to")}
            value={successor}
            placeholder={text("account.deactivate.choose")}
            options={[
              ...installers.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` })),
              { value: staying, label: text("account.deactivate.stay", { name }) },
            ]}
            onChange={setSuccessor}
          />
        </>
      )}
    </AccountFormModal>
  );
}
