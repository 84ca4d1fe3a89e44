import { Button } from "@blueprintjs/core";
import { Edit } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { Address } from "../ui/Address.tsx";
import { Card } from "../ui/Card.tsx";
import { DescriptionItem } from "../ui/DescriptionItem.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import type { CompanyDetails_company$key } from "./__generated__/CompanyDetails_company.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import styles from "./CompanyDetails.module.css";

const EditCompanyModal = lazyModal(async () => (await import("./EditCompanyModal.tsx")).EditCompanyModal);

const fragment = graphql`
  fragment CompanyDetails_company on Company {
    name
    orgNumber
    address
    city
    postalCode
    phoneNumber
    email
    website
    country
    viewerCanEdit
    ...EditCompanyModal_company
  }
`;

export function CompanyDetails({ companyRef }: { companyRef: CompanyDetails_company$key }) {
  const company = useFragment(fragment, companyRef);
  const [isEditing, setEditing] = useState(() => company.viewerCanEdit && wasInterrupted(draftKeys.company));
  const edit = company.viewerCanEdit && (
    <Button icon={<Edit />} onClick={() => setEditing(true)}>
      <Text id="account.company.edit" />
    </Button>
  );
  return (
    <AccountSection anchor="company" title={<Text id="account.company.title" />} actions={edit}>
      <Card>
        <dl className={styles.facts}>
          <DescriptionItem label="account.company.name">{company.name}</DescriptionItem>
          <DescriptionItem label="account.company.orgNumber">{company.orgNumber}</DescriptionItem>
          <DescriptionItem label="account.email">
            <Address>{company.email}</Address>
          </DescriptionItem>
          <DescriptionItem label="account.phone">{company.phoneNumber}</DescriptionItem>
          <DescriptionItem label="account.company.address">{company.address}</DescriptionItem>
          <DescriptionItem label="account.company.place">
            {`${company.postalCode} ${company.city}`.trim()}
          </DescriptionItem>
          <DescriptionItem label="account.company.country">
            {company.country !== "%future added value" && <Text id={`account.country.${company.country}`} />}
          </DescriptionItem>
          <DescriptionItem label="account.company.website">
            {company.website && <Address>{company.website}</Address>}
          </DescriptionItem>
        </dl>
      </Card>
      {isEditing && <EditCompanyModal companyRef={company} onClose={() => setEditing(false)} />}
    </AccountSection>
  );
}
