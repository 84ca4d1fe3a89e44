import { graphql, useFragment } from "react-relay/hooks";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { useEditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import type { EditCompanyModal_company$key } from "./__generated__/EditCompanyModal_company.graphql.ts";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { CompanyFormFields } from "./CompanyFormFields.tsx";
import {
  type CompanyDraft,
  type Country,
  companyFault,
  companyFields,
  companyInput,
  countries,
} from "./companyDraft.ts";
import { useUpdateCompany } from "./useUpdateCompany.ts";

const fragment = graphql`
  fragment EditCompanyModal_company on Company {
    name
    orgNumber
    address
    postalCode
    city
    phoneNumber
    email
    website
    country
    version
  }
`;

type Props = { companyRef: EditCompanyModal_company$key; onClose: () => void };

export function EditCompanyModal({ companyRef, onClose }: Props) {
  const text = useText();
  const company = useFragment(fragment, companyRef);
  const { version, website, ...rest } = company;
  const saved: CompanyDraft = { ...rest, website: website ?? "", country: knownCountry(company.country) };
  const form = useEditForm({ draftKey: draftKeys.company, saved: { version, values: saved }, onClose });
  const { updateCompany } = useUpdateCompany();
  const isIncomplete = companyFields.some((field) => companyFault(field, form.values[field]));
  return (
    <AccountFormModal
      title={text("account.company.edit")}
      submit="modal.save"
      reason={isIncomplete ? text("account.company.incomplete") : null}
      isChanged={form.isDirty}
      isSaving={form.isSaving}
      failure={form.failure}
      onSave={() => form.save(() => updateCompany({ ...companyInput(form.values), version: form.version }))}
      onClose={form.close}
    >
      <DraftRestoredNotice kept={form} />
      <CompanyFormFields form={form} />
      <SelectField
        {...form.controlledField("country")}
        label={text("account.company.country")}
        note={form.noteOf("country", text(`account.country.${form.base.country}`))}
        options={countries.map((value) => ({ value, label: text(`account.country.${value}`) }))}
      />
    </AccountFormModal>
  );
}

function knownCountry(value: string): Country {
  return countries.find((country) => country === value) ?? "OTHER";
}
