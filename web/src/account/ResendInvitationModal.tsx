import { use, useState } from "react";
import { SelectField } from "../forms/SelectField.tsx";
import { languageNames } from "../i18n/languageNames.ts";
import { isLanguage, languageList } from "../i18n/languages.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { useInvitationChanges } from "./useInvitationChanges.ts";
import { TellUserOutcome } from "./userOutcome.ts";
import { useSaving } from "./useSaving.ts";

type Props = { invitation: { id: string; email: string; language: string }; onClose: () => void };

export function ResendInvitationModal({ invitation: { id, email, language }, onClose }: Props) {
  const text = useText();
  const tell = use(TellUserOutcome);
  const [chosen, setChosen] = useState(isLanguage(language) ? language : "en");
  const { resend } = useInvitationChanges();
  const { failure, isSaving, save } = useSaving(onClose);
  const send = async () => {
    const result = await resend({ invitationId: id, language: chosen });
    const until = result.payload?.invitation?.expiresAt ?? null;
    if (result.kind === "done") tell({ kind: "invited", email, until, joinsByAccepting: false });
    return result;
  };
  return (
    <AccountFormModal
      title={text("account.invitations.again.of", { email })}
      submit="account.invitations.again"
      reason={null}
      isChanged
      isDiscardable
      isSaving={isSaving}
      failure={failure}
      onSave={() => save(send)}
      onClose={onClose}
    >
      <p className={formStyles.note}>
        <Text id="account.invitations.again.meaning" />
      </p>
      <SelectField
        label={text("account.invite.language")}
        value={chosen}
        options={languageList.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => isLanguage(value) && setChosen(value)}
      />
    </AccountFormModal>
  );
}
