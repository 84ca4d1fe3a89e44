import { TextField } from "../forms/TextField.tsx";
import type { EditForm } from "../forms/useEditForm.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import styles from "./AccountForm.module.css";
import {
  type CompanyDraft,
  type CompanyFault,
  companyFault,
  type companyFields,
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

export function CompanyFormFields({ form }: { form: EditForm<CompanyDraft> }) {
  const text = useText();
  const draw = (field: TextFieldName) => {
    const faultTexts: Record<CompanyFault, string> = {
      email: text("account.email.invalid"),
      required: text("account.required", { label: text(labels[field]) }),
      tooLong: text("form.maxLength", { max: companyMaxLengths[field] }),
    };
    const validate = (value: string) => {
      const fault = companyFault(field, value);
      return fault && faultTexts[fault];
    };
    return (
      <TextField
        {...form.textField(field, validate)}
        key={field}
        label={text(labels[field])}
        isOptional={isOptional(field)}
        autoFocus={field === "name"}
      />
    );
  };
  return (
    <>
      {(["name", "orgNumber", "address"] as const).map(draw)}
      <div className={styles.pair}>{(["postalCode", "city"] as const).map(draw)}</div>
      {(["phoneNumber", "email", "website"] as const).map(draw)}
    </>
  );
}
