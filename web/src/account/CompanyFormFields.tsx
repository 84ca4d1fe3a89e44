import { TextField } from "../forms/TextField.tsx";
import { useLeftFields } from "../forms/useLeftFields.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import styles from "./AccountForm.module.css";
import {
  type CompanyDraft,
  type CompanyFault,
  type CompanyField,
  companyFields,
  companyMaxLengths,
  isOptional,
} from "./companyDraft.ts";

type TextFieldName = (typeof companyFields)[number];

const labels: Record<TextFieldName, MessageId> = {
  name: "account.company.name",
  orgNumber: "account.company.orgNumber",
  address: "account.company.address",
  postalCode: "account.company.postalCode",
  city: "account.company.city",
  phoneNumber: "account.phone",
  email: "account.email",
  website: "account.company.website",
};

type Props = {
  draft: CompanyDraft;
  faults: Partial<Record<CompanyField, CompanyFault>>;
  /** The value that somebody else saved meanwhile. */
  noteOf: (field: CompanyField) => string | null;
  onChange: (change: Partial<CompanyDraft>) => void;
};

/** The company's texts; only postal code and city share a line. */
export function CompanyFormFields({ draft, faults, noteOf, onChange }: Props) {
  const text = useText();
  const words = companyFields.flatMap((field) => {
    const fault = faults[field];
    if (!fault) return [];
    const faultTexts: Record<CompanyFault, string> = {
      email: text("account.email.invalid"),
      required: text("account.required", { label: text(labels[field]) }),
      tooLong: text("form.maxLength", { max: companyMaxLengths[field] }),
    };
    return [[field, faultTexts[fault]]];
  });
  const { leave, errorOf } = useLeftFields<CompanyField>(Object.fromEntries(words));
  const draw = (field: TextFieldName) => (
    <TextField
      key={field}
      label={text(labels[field])}
      name={field}
      isOptional={isOptional(field)}
      value={draft[field]}
      onValueChange={(value) => onChange({ [field]: value })}
      onBlur={() => leave(field)}
      error={errorOf(field)}
      note={noteOf(field)}
    />
  );
  return (
    <>
      {(["name", "orgNumber", "address"] as const).map(draw)}
      <div className={styles.pair}>{(["postalCode", "city"] as const).map(draw)}</div>
      {(["phoneNumber", "email", "website"] as const).map(draw)}
    </>
  );
}
