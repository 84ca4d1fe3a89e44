import type { HistoryEvent } from "./historyEvent.ts";

type Removed = {
  folders: { id: string; title: string; parent_folder_id?: string | null }[];
  installations: { id: string; title: string; folder_id: string }[];
};

/** An event for each folder and installation removed with its parent, because each has its own history. */
export function removalEvents(projectId: string, { folders, installations }: Removed): HistoryEvent[] {
  const changes = (title: string) => [{ field: "title" as const, from: title, to: null }];
  return [
    ...folders.map(({ id, title, parent_folder_id }) => ({
      action: "folder.removed" as const,
      projectId,
      folderId: id,
      ...(parent_folder_id && { otherFolderIds: [parent_folder_id] }),
      changes: changes(title),
    })),
    ...installations.map(({ id, title, folder_id }) => ({
      action: "installation.removed" as const,
      projectId,
      folderId: folder_id,
      installationId: id,
      changes: changes(title),
    })),
  ];
}
