import { Checkbox } from "@blueprintjs/core";
import { useId } from "react";
import { errorMessage } from "../../errors/errorMessages.ts";
import { DraftRestoredNotice } from "../../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../../forms/draftKeys.ts";
import { useOpenForm } from "../../forms/openForms.ts";
import { TextField } from "../../forms/TextField.tsx";
import { useDraftForm } from "../../forms/useDraftForm.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { useFeatures } from "../../relay/features.tsx";
import type { MutationFailure, MutationResult } from "../../relay/mutationResult.ts";
import formStyles from "../AccountForm.module.css";
import { AccountFormModal } from "../AccountFormModal.tsx";
import { useSaving } from "../useSaving.ts";
import { useWebhookChanges } from "./useWebhookChanges.ts";
import styles from "./webhook.module.css";
import { type KnownWebhookKind, knownKinds, offeredKinds, webhookKinds } from "./webhookKinds.ts";

type Props = {
  webhook?: { id: string; url: string; kinds: readonly string[] };
  onClose: () => void;
  onMade?: (secret: string) => void;
};

export function WebhookFormModal({ webhook, onClose, onMade }: Props) {
  const text = useText();
  const kindsId = useId();
  const features = useFeatures();
  const { create, update } = useWebhookChanges();
  const before = webhook ? knownKinds(webhook.kinds) : [];
  const form = useDraftForm(webhook ? draftKeys.webhook(webhook.id) : draftKeys.newWebhook, {
    url: webhook?.url ?? "",
    kinds: before.join(),
  });
  const close = () => {
    form.drop();
    onClose();
  };
  const { failure, isSaving, save } = useSaving(close);
  const { url } = form.values;
  const kinds = knownKinds(form.values.kinds.split(","));
  const isChanged = url.trim() !== (webhook?.url ?? "") || kinds.join() !== before.join();
  useOpenForm(isChanged);
  const isComplete = url.trim() !== "" && kinds.length > 0;
  const toggle = (kind: KnownWebhookKind, isChosen: boolean) =>
    form.change("kinds", webhookKinds.filter((each) => (each === kind ? isChosen : kinds.includes(each))).join());
  const store = async (): Promise<MutationResult> => {
    if (webhook) return update({ webhookId: webhook.id, url, kinds });
    const result = await create({ url, kinds });
    if (result.kind === "done" && result.payload?.secret) onMade?.(result.payload.secret);
    return result;
  };
  const isRefused = isUrlRefused(failure);
  return (
    <AccountFormModal
      title={text(webhook ? "account.webhooks.edit.title" : "account.webhooks.add")}
      submit="modal.save"
      reason={isComplete ? null : text("account.webhooks.incomplete")}
      isChanged={isChanged}
      isSaving={isSaving}
      failure={isRefused ? null : failure}
      context="webhook"
      onSave={() => save(store)}
      onClose={close}
    >
      <DraftRestoredNotice kept={form} />
      <TextField
        label={text("account.webhooks.address")}
        type="url"
        value={url}
        onValueChange={(typed) => form.change("url", typed)}
        autoFocus
        maxLength={2000}
        note={text("account.webhooks.address.note")}
        error={isRefused ? text(errorMessage("webhook", "WEBHOOK_URL_INVALID")) : null}
      />
      <fieldset className={styles.kinds} aria-labelledby={kindsId}>
        <legend id={kindsId}>
          <Text id="account.webhooks.kinds" />
        </legend>
        {offeredKinds(features).map((kind) => (
          <Checkbox
            key={kind}
            className={formStyles.tick}
            checked={kinds.includes(kind)}
            label={text(`account.webhooks.kind.${kind}`)}
            onChange={(event) => toggle(kind, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </AccountFormModal>
  );
}

function isUrlRefused(failure: MutationFailure | null): boolean {
  return failure?.kind === "refused" && failure.path?.at(-1) === "url";
}
