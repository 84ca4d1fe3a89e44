import { graphql } from "react-relay/hooks";

/**
 * Fragments that a change inside a folder may touch: its own tables, its place in its parents' tables, and the counts and lists of
 * its project. The service allows three levels of folders below the root.
 */
graphql`
  fragment folderChange_folder on Folder {
    ...FolderHeader_folder
    ...FolderInstallations_folder
    ...SubFolders_folder
    ...FolderRow_folder
    parentFolder {
      ...FolderRow_folder
      parentFolder {
        ...FolderRow_folder
        parentFolder {
          ...FolderRow_folder
        }
      }
    }
    project {
      status
      overdueDays
      installationCount
      completedInstallationCount
      ...Readiness_project
      ...Activation_project
    }
  }
`;
