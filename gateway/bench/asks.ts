const projectList = `
  query BenchProjectList {
    viewer {
      company {
        allProjects {
          totalCount
          nodes { id projectId name city customer startDate endDate status installationCount completedInstallationCount }
        }
      }
    }
  }`;

const folderTree = `
  query BenchFolderTree {
    project(projectId: "tree") {
      id
      name
      rootFolder { ...Own subFolders { ...Own subFolders { ...Own subFolders { ...Own } } } }
    }
  }
  fragment Own on Folder {
    id
    folderId
    title
    isComplete
    allInstallations { totalCount nodes { id installationId title status createdAt installer { firstName lastName } } }
  }`;

const small = "query BenchSmall { viewer { id userId firstName lastName email language } }";

/** A gateway operation, and the path of the same operation at the hand-written clients. */
export type Ask = { name: string; path: string; text: string; projects: number; requests: number };

export const asks = {
  small: { name: "a small query", path: "viewer", text: small, projects: 0, requests: 1 },
  thousand: { name: "1,000 projects", path: "projects", text: projectList, projects: 1_000, requests: 40 },
  tenThousand: { name: "10,000 projects", path: "projects", text: projectList, projects: 10_000, requests: 400 },
  tree: { name: "111 folders, 3,430 installations", path: "tree", text: folderTree, projects: 0, requests: 339 },
} satisfies Record<string, Ask>;
