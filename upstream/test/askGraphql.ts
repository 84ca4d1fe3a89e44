import type { ProjectState, RoomState } from "./companyStates.ts";

type Room = Pick<RoomState, "title"> & {
  id: string;
  installationId: string;
  activatedAt: string | null;
};

type Folder = {
  folderId: string;
  title: string;
  allInstallations: { nodes: Room[] };
};

type Project = Pick<ProjectState, "name" | "archived" | "installationCount"> & {
  rootFolder: Folder & { subFolders: Folder[] };
  certificates: { folderId: string }[];
};

type Measured = {
  id: string;
  steps: { stepLabel: string; entries: { measurements: { quantity: string; value: number | null }[] }[] }[];
};

const projectQuery = `query One($id: String!) {
  project(projectId: $id) {
    name archived installationCount certificates { folderId }
    rootFolder { ...contents subFolders { ...contents } }
  }
}
fragment contents on Folder { folderId title allInstallations { nodes { id installationId title activatedAt } } }`;

const roomsQuery = `query Rooms($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on Installation { id steps { stepLabel entries { measurements { quantity value } } } }
  }
}`;
/** An operation may cost 10,000 objects, and a room costs about a hundred. */
const roomsAtOnce = 50;

const listQuery = `query All($archived: Boolean!, $after: String) {
  viewer { company { projects(first: 100, archived: $archived, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { projectId name } }
  } } }
}`;

type List = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { projectId: string; name: string } }[];
};

export function askGraphql(url: string, token: string) {
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", connection: "close" };
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: { extensions: { code: string } }[] };
    const others = errors?.filter(({ extensions }) => extensions.code !== "NOT_FOUND") ?? [];
    if (answer.status !== 200 || others.length > 0) throw new Error(`GraphQL answered ${JSON.stringify(errors)}`);
    return data;
  };
  return {
    async listProjects(): Promise<Map<string, string>> {
      const names = new Map<string, string>();
      for (const archived of [false, true]) {
        for (let after: string | null = null, isLast = false; !isLast; ) {
          const data: { viewer: { company: { projects: List } } } = await ask(listQuery, { archived, after });
          const { edges, pageInfo } = data.viewer.company.projects;
          for (const { node } of edges) names.set(node.projectId, node.name);
          after = pageInfo.endCursor;
          isLast = !pageInfo.hasNextPage;
        }
      }
      return names;
    },
    async loadProject(id: string): Promise<ProjectState | null> {
      const { project } = await ask<{ project: Project | null }>(projectQuery, { id });
      if (!project) return null;
      const { rootFolder, certificates, ...own } = project;
      const rooms = [rootFolder, ...rootFolder.subFolders].flatMap(({ folderId, allInstallations }) =>
        allInstallations.nodes.map((room) => ({ ...room, folderId })),
      );
      const resistances = new Map<string, number | null>();
      for (let from = 0; from < rooms.length; from += roomsAtOnce) {
        const ids = rooms.slice(from, from + roomsAtOnce).map((room) => room.id);
        const { nodes } = await ask<{ nodes: Measured[] }>(roomsQuery, { ids });
        for (const node of nodes) resistances.set(node.id, toResistance(node));
      }
      const toState = ({ id: globalId, title, folderId, activatedAt }: (typeof rooms)[number]): RoomState => ({
        ...{ title, folderId, isActivated: activatedAt !== null },
        resistance: resistances.get(globalId) ?? null,
      });
      return {
        ...own,
        folders: Object.fromEntries(rootFolder.subFolders.map(({ folderId, title }) => [folderId, title])),
        rooms: Object.fromEntries(rooms.map((room) => [room.installationId, toState(room)])),
        certificates: certificates.map(({ folderId }) => folderId),
      };
    },
  };
}

function toResistance({ steps }: Measured): number | null {
  const [entry] = steps.find(({ stepLabel }) => stepLabel === "BEFORE_LAYING")?.entries ?? [];
  return entry?.measurements.find(({ quantity }) => quantity === "RESISTANCE")?.value ?? null;
}
