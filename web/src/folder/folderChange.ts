import { graphql } from "react-relay/hooks";

/** The data that a change in a folder may affect. The service allows three levels of folders under the root folder. */
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
      completedInstallationCount
      ...Readiness_project
      ...Activation_project
    }
  }
`;
