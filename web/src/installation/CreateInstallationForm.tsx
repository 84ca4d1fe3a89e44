import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import type { EditForm } from "../forms/useEditForm.ts";
import type { CreateInstallationFormQuery } from "./__generated__/CreateInstallationFormQuery.graphql.ts";
import { InstallationForm } from "./InstallationForm.tsx";
import type { InstallationDraft } from "./installationDraft.ts";
import { useCreateInstallation } from "./useCreateInstallation.ts";

type Props = {
  queryReference: PreloadedQuery<CreateInstallationFormQuery>;
  folderId: string;
  form: EditForm<InstallationDraft>;
};

/** The form of a new installation, once it is known who can make it. */
export function CreateInstallationForm({ queryReference, folderId, form }: Props) {
  const { viewer } = usePreloadedQuery<CreateInstallationFormQuery>(
    graphql`
      query CreateInstallationFormQuery {
        viewer @required(action: THROW) {
          ...InstallationForm_viewer
        }
      }
    `,
    queryReference,
  );
  const { create } = useCreateInstallation(folderId);
  return (
    <InstallationForm
      form={form}
      viewerRef={viewer}
      save={(values) => create({ ...values, idempotencyKey: form.idempotencyKey() })}
      action="installation.create.submit"
      failed="installation.create.failed"
    />
  );
}
