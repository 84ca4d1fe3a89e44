import { graphql, useFragment } from "react-relay/hooks";
import { type FolderNode, toTree } from "../folderTree.ts";
import type { FolderToActivate_folder$key } from "./__generated__/FolderToActivate_folder.graphql.ts";
import type { useFoldersToActivate_project$key } from "./__generated__/useFoldersToActivate_project.graphql.ts";

export type FolderToActivateNode = FolderNode<FolderToActivate_folder$key>;

/** Null if the folders could not be loaded. */
export function useFoldersToActivate(
  projectRef: useFoldersToActivate_project$key,
): readonly FolderToActivateNode[] | null {
  const project = useFragment(
    graphql`
      fragment useFoldersToActivate_project on Project {
        signableFolders @catch(to: NULL) {
          folderId
          name
          pathIds
          selectable
          installations {
            title
          }
          ...FolderToActivate_folder
        }
      }
    `,
    projectRef,
  );
  return project.signableFolders ? toTree(project.signableFolders) : null;
}
