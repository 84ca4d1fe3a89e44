import { Button } from "@blueprintjs/core";
import { DocumentShare } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useFeatures } from "../relay/features.tsx";
import type { useFromTemplate_folder$key } from "./__generated__/useFromTemplate_folder.graphql.ts";

const CreateFromTemplateModal = lazy(async () => ({
  default: (await import("./CreateFromTemplateModal.tsx")).CreateFromTemplateModal,
}));

/** A button for an empty folder and its modal, which outlives the button; none if the service has no templates. */
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
  const [isOpen, setOpen] = useState(false);
  if (!templates) return { button: null, modal: null };
  const button = (
    <Button icon={<DocumentShare />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      <Text id="template.use" />
    </Button>
  );
  const modal = isOpen && (
    <Suspense>
      <CreateFromTemplateModal folderRef={folder} title={folder.title} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { button, modal };
}
