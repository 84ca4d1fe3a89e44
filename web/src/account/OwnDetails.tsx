import { Button } from "@blueprintjs/core";
import { Edit } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { languageNames } from "../i18n/languageNames.ts";
import { isLanguage } from "../i18n/languages.ts";
import { Text } from "../i18n/Text.tsx";
import { Address } from "../ui/Address.tsx";
import { Card } from "../ui/Card.tsx";
import { DescriptionItem } from "../ui/DescriptionItem.tsx";
import type { OwnDetails_user$key } from "./__generated__/OwnDetails_user.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import { EditOwnDetailsModal } from "./EditOwnDetailsModal.tsx";
import styles from "./OwnDetails.module.css";

const fragment = graphql`
  fragment OwnDetails_user on User {
    firstName
    lastName
    email
    phone
    language
    installer
    subscribeToNewsletter
    ...EditOwnDetailsModal_user
  }
`;

export function OwnDetails({ userRef }: { userRef: OwnDetails_user$key }) {
  const user = useFragment(fragment, userRef);
  const [isEditing, setEditing] = useState(() => wasInterrupted(draftKeys.ownDetails));
  const edit = (
    <Button icon={<Edit />} onClick={() => setEditing(true)}>
      <Text id="account.user.edit" />
    </Button>
  );
  return (
    <AccountSection anchor="details" title={<Text id="account.user.title" />} actions={edit}>
      <Card>
        <dl className={styles.facts}>
          <DescriptionItem label="account.user.name">{`${user.firstName} ${user.lastName}`}</DescriptionItem>
          <DescriptionItem label="account.email">
            <Address>{user.email}</Address>
          </DescriptionItem>
          <DescriptionItem label="account.phone">{user.phone}</DescriptionItem>
          <DescriptionItem label="account.user.language">
            {isLanguage(user.language) && languageNames[user.language]}
          </DescriptionItem>
          <DescriptionItem label="account.users.installer">
            <Text id={user.installer ? "account.yes" : "account.no"} />
          </DescriptionItem>
          <DescriptionItem label="account.user.newsletter">
            <Text id={user.subscribeToNewsletter ? "account.yes" : "account.no"} />
          </DescriptionItem>
        </dl>
      </Card>
      {isEditing && <EditOwnDetailsModal userRef={user} onClose={() => setEditing(false)} />}
    </AccountSection>
  );
}
