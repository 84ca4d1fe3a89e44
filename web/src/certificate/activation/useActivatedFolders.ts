import { graphql, useFragment } from "react-relay/hooks";
import type { hasQueuedDelivery_folder$key } from "../__generated__/hasQueuedDelivery_folder.graphql.ts";
import { type FolderNode, toTree } from "../folderTree.ts";
import type { ActivatedFolder_folder$key } from "./__generated__/ActivatedFolder_folder.graphql.ts";
import type { lastSendings_folder$key } from "./__generated__/lastSendings_folder.graphql.ts";
import type { useActivatedFolders_project$key } from "./__generated__/useActivatedFolders_project.graphql.ts";
import type { useUndeliveredChoice_folder$key } from "./__generated__/useUndeliveredChoice_folder.graphql.ts";

export type ActivatedFolderNode = FolderNode<
  ActivatedFolder_folder$key & hasQueuedDelivery_folder$key & lastSendings_folder$key & useUndeliveredChoice_folder$key
>;

/** Null if the folders could not be loaded. */
export function useActivatedFolders(
  projectRef: useActivatedFolders_project$key,
): readonly ActivatedFolderNode[] | null {
  const project = useFragment(
    graphql`
      fragment useActivatedFolders_project on Project {
        activatedFolders: signableFolders(activated: true) @catch(to: NULL) {
          folderId
          name
          pathIds
          selectable
          installations {
            title
          }
          certificates {
            id
          }
          ...ActivatedFolder_folder
          ...hasQueuedDelivery_folder
          ...useUndeliveredChoice_folder
          ...lastSendings_folder
        }
      }
    `,
    projectRef,
  );
  return project.activatedFolders ? toTree(project.activatedFolders) : null;
}
