import { graphql, useFragment } from "react-relay/hooks";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { useEditConflict } from "../forms/useEditConflict.ts";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { useText } from "../i18n/useText.ts";
import type { EditCompanyModal_company$key } from "./__generated__/EditCompanyModal_company.graphql.ts";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { CompanyFormFields } from "./CompanyFormFields.tsx";
import {
  type CompanyDraft,
  type Country,
  companyFaults,
  companyFields,
  companyInput,
  countries,
} from "./companyDraft.ts";
import { useSaving } from "./useSaving.ts";
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

/** The company's details; everything but its organisation number and website must be there. */
export function EditCompanyModal({ companyRef, onClose }: Props) {
  const text = useText();
  const company = useFragment(fragment, companyRef);
  const { version, website, ...rest } = company;
  const current: CompanyDraft = { ...rest, website: website ?? "", country: knownCountry(company.country) };
  const kept = useFormDraft(draftKeys.company, current);
  const { draft, setDraft } = kept;
  const close = () => {
    kept.drop();
    onClose();
  };
  const { updateCompany } = useUpdateCompany();
  const { problem, isSaving, save } = useSaving(close);
  const { base, noteOf } = useEditConflict({ version, draft: current }, kept, problem);
  const saved = base.draft;
  const faults = companyFaults(draft);
  const isChanged =
    draft.country !== saved.country || companyFields.some((field) => draft[field].trim() !== saved[field].trim());
  return (
    <AccountFormModal
      title={text("account.company.edit")}
      submit="modal.save"
      reason={Object.keys(faults).length > 0 ? text("account.company.incomplete") : null}
      isChanged={isChanged}
      isSaving={isSaving}
      problem={problem}
      onSave={() => save(() => updateCompany({ ...companyInput(draft), version: base.version }))}
      onClose={close}
    >
      <DraftRestoredNotice kept={kept} />
      <CompanyFormFields
        draft={draft}
        faults={faults}
        noteOf={noteOf}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      <SelectField
        label={text("account.company.country")}
        value={draft.country}
        note={noteOf("country", text(`account.country.${saved.country}`))}
        options={countries.map((value) => ({ value, label: text(`account.country.${value}`) }))}
        onChange={(value) => setDraft({ ...draft, country: knownCountry(value) })}
      />
    </AccountFormModal>
  );
}

function knownCountry(value: string): Country {
  return countries.find((country) => country === value) ?? "OTHER";
}
