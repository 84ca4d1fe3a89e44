import { Clipboard, DocumentShare } from "@blueprintjs/icons";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import type { PageAction } from "../ui/PageActions.tsx";
import type { useTemplateActions_folder$key } from "./__generated__/useTemplateActions_folder.graphql.ts";

const CreateFromTemplateModal = lazy(async () => ({
  default: (await import("./CreateFromTemplateModal.tsx")).CreateFromTemplateModal,
}));
const SaveTemplateModal = lazy(async () => ({ default: (await import("./SaveTemplateModal.tsx")).SaveTemplateModal }));
const TemplateNote = lazy(async () => ({ default: (await import("./TemplateNote.tsx")).TemplateNote }));

type Options = {
  folderRef: useTemplateActions_folder$key;
  /** The title of the folder, or of the project for its root folder. */
  title: string;
  /** False for a completed project. */
  canAdd: boolean;
};

/** The folder's template actions and their modal. No actions if the service has no templates. */
export function useTemplateActions({ folderRef, title, canAdd }: Options) {
  const text = useText();
  const { templates } = useFeatures();
  const folder = useFragment(
    graphql`
      fragment useTemplateActions_folder on Folder {
        id
        installationCount
        subFolders @catch(to: NULL) {
          id
        }
        ...CreateFromTemplateModal_folder
      }
    `,
    folderRef,
  );
  const [open, setOpen] = useState<"use" | "save" | null>(null);
  const [done, setDone] = useState<ReactNode>(null);
  const forget = useCallback(() => setDone(null), []);
  if (!templates) return { actions: [], modal: null };
  const isEmpty = folder.installationCount === 0 && folder.subFolders?.length === 0;
  const use: PageAction = {
    text: text("template.use"),
    icon: <DocumentShare />,
    folds: "always",
    "aria-haspopup": "dialog",
    onClick: () => setOpen("use"),
  };
  const save: PageAction = {
    text: text("template.save"),
    icon: <Clipboard />,
    folds: "always",
    "aria-haspopup": "dialog",
    reason: isEmpty ? text("template.save.empty") : null,
    onClick: () => setOpen("save"),
  };
  const close = () => setOpen(null);
  const note = done && (
    <Suspense>
      <TemplateNote onClose={forget}>{done}</TemplateNote>
    </Suspense>
  );
  const modal = open && (
    <Suspense>
      {open === "use" ? (
        <CreateFromTemplateModal
          folderRef={folder}
          title={title}
          onClose={close}
          onCreated={(amounts) => setDone(<Text id="template.created" values={amounts} />)}
        />
      ) : (
        <SaveTemplateModal
          folderId={folder.id}
          title={title}
          onClose={close}
          onSaved={({ name, roomCount: rooms, folderCount: folders }) =>
            setDone(
              <>
                <Text id="template.saved" values={{ name }} /> ·{" "}
                <Text id="template.content" values={{ rooms, folders }} />
              </>,
            )
          }
        />
      )}
    </Suspense>
  );
  return { actions: canAdd ? [use, save] : [save], modal: modal || note };
}
