import { lazy, Suspense, useCallback, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useFeatures } from "../relay/features.tsx";
import type { useFromTemplate_folder$key } from "./__generated__/useFromTemplate_folder.graphql.ts";
import type { TemplateAmounts } from "./useCreateFromTemplate.ts";

const CreateFromTemplateModal = lazy(async () => ({
  default: (await import("./CreateFromTemplateModal.tsx")).CreateFromTemplateModal,
}));
const TemplateNote = lazy(async () => ({ default: (await import("./TemplateNote.tsx")).TemplateNote }));

/** The dialog stays open when the card of the empty folder disappears. `open` is null without templates. */
export function useFromTemplate(folderRef: useFromTemplate_folder$key) {
  const { templates } = useFeatures();
  const folder = useFragment(
    graphql`
      fragment useFromTemplate_folder on Folder {
        title
        ...CreateFromTemplateModal_folder
      }
    `,
    folderRef,
  );
  const [templateId, open] = useState<string | null>(null);
  const [created, setCreated] = useState<TemplateAmounts | null>(null);
  const forget = useCallback(() => setCreated(null), []);
  if (!templates) return { open: null, modal: null };
  const modal = templateId !== null && (
    <Suspense>
      <CreateFromTemplateModal
        folderRef={folder}
        title={folder.title}
        templateId={templateId}
        onClose={() => open(null)}
        onCreated={setCreated}
      />
    </Suspense>
  );
  const note = created && (
    <Suspense>
      <TemplateNote onClose={forget}>
        <Text id="template.created" values={created} />
      </TemplateNote>
    </Suspense>
  );
  return { open, modal: modal || note };
}
