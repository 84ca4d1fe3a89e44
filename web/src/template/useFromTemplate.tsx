import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFeatures } from "../relay/features.tsx";
import type { useFromTemplate_folder$key } from "./__generated__/useFromTemplate_folder.graphql.ts";

const CreateFromTemplateModal = lazy(async () => ({
  default: (await import("./CreateFromTemplateModal.tsx")).CreateFromTemplateModal,
}));

/** The dialog for a chosen template stays open when the card of the empty folder disappears. `open` is null without templates. */
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
  if (!templates) return { open: null, modal: null };
  const modal = templateId !== null && (
    <Suspense>
      <CreateFromTemplateModal
        folderRef={folder}
        title={folder.title}
        templateId={templateId}
        onClose={() => open(null)}
      />
    </Suspense>
  );
  return { open, modal };
}
