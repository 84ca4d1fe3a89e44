import { isEmail } from "../forms/isEmail.ts";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import type { EditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";

type Props = {
  form: Pick<EditForm<{ email: string }>, "textField">;
  email: string;
  /** The service's reason why this address cannot be invited. */
  obstacle: string | null;
  onLeave: () => void;
};

/** When the field loses focus, the service is asked whether the address can be invited. */
export function InviteEmailField({ form, email, obstacle, onLeave }: Props) {
  const text = useText();
  const tooLong = useTooLongText()(email, maxLengths.email);
  const input = form.textField("email", (typed) => {
    if (typed === "") return text("login.error.emailRequired");
    return isEmail(typed) ? null : text("account.email.invalid");
  });
  const refused = obstacle && text(obstacle === "EMAIL_TAKEN" ? "account.invite.taken" : "account.email.invalid");
  return (
    <TextField
      {...input}
      autoFocus
      label={text("account.email")}
      type="email"
      inputMode="email"
      autoComplete="off"
      note={text("account.invite.note")}
      onBlur={(event) => {
        void input.onBlur(event);
        onLeave();
      }}
      error={refused ?? tooLong ?? input.error}
    />
  );
}
