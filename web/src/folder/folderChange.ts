import { graphql } from "react-relay/hooks";

/**
 * Fragments that a change inside a folder may touch: its tables, its row in the parent, counts and lists of the project. The service allows
 * three levels below the root.
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
