import { Button } from "@blueprintjs/core";
import { Edit } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useFeatures } from "../relay/features.tsx";
import { Address } from "../ui/Address.tsx";
import { Card } from "../ui/Card.tsx";
import { DescriptionItem } from "../ui/DescriptionItem.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import type { NationalRecordPart_company$key } from "./__generated__/NationalRecordPart_company.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import styles from "./CompanyDetails.module.css";
import { type RecordCountry, recordCountries } from "./recordDraft.ts";
import { StandardsConfirmation } from "./StandardsConfirmation.tsx";

const NationalRecordModal = lazyModal(async () => (await import("./NationalRecordModal.tsx")).NationalRecordModal);

const fragment = graphql`
  fragment NationalRecordPart_company on Company {
    viewerCanEdit
    nationalRecord {
      country
      headOfWorks {
        name
        qualification
        phone
        email
      }
      statement
      standards {
        version
        names
      }
    }
    ...NationalRecordModal_company
    ...StandardsConfirmation_company
  }
`;

export function NationalRecordPart({ companyRef }: { companyRef: NationalRecordPart_company$key }) {
  const company = useFragment(fragment, companyRef);
  const { viewerCanEdit, nationalRecord: record } = company;
  const { standardsConfirmation } = useFeatures();
  const [isEditing, setEditing] = useState(() => viewerCanEdit && wasInterrupted(draftKeys.nationalRecord));
  const edit = viewerCanEdit && (
    <Button icon={<Edit />} onClick={() => setEditing(true)}>
      <Text id="account.record.edit" />
    </Button>
  );
  const known = recordCountries.find((country) => country === record?.country);
  return (
    <AccountSection anchor="record" title={<Text id="account.record.title" />} actions={edit}>
      <Card>
        <p className={styles.intro}>
          <Text id="account.record.intro" />{" "}
          <a href="/docs/rules" target="_blank" rel="noreferrer">
            <Text id="account.record.sources" />
          </a>
        </p>
        <dl className={styles.facts}>
          <DescriptionItem label="account.record.country">
            <Text id={known ? `account.record.country.${known}` : "account.record.none"} />
          </DescriptionItem>
          {record && (
            <>
              <DescriptionItem label="account.record.head">{record.headOfWorks.name}</DescriptionItem>
              <DescriptionItem label="account.record.qualification">{record.headOfWorks.qualification}</DescriptionItem>
              <DescriptionItem label="account.record.phone">{record.headOfWorks.phone}</DescriptionItem>
              <DescriptionItem label="account.record.email">
                {record.headOfWorks.email && <Address>{record.headOfWorks.email}</Address>}
              </DescriptionItem>
            </>
          )}
        </dl>
        {record && (
          <dl className={styles.wide}>
            <DescriptionItem label="account.record.statement">
              {record.statement && <span lang={langOf(known)}>{record.statement}</span>}
            </DescriptionItem>
            <DescriptionItem label="account.record.standards">
              {`${record.standards.names.join("; ")} (${record.standards.version})`}
            </DescriptionItem>
          </dl>
        )}
        {record && standardsConfirmation && <StandardsConfirmation companyRef={company} />}
      </Card>
      {isEditing && <NationalRecordModal companyRef={company} onClose={() => setEditing(false)} />}
    </AccountSection>
  );
}

const langOf = (country: RecordCountry | undefined) =>
  country ? { FI: "fi", NO: "nb", SE: "sv" }[country] : undefined;
