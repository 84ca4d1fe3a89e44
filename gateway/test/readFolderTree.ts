import type { Caller } from "./createCaller.ts";

type Room = { title: string; completedAt: string | null; products: object[]; steps: { entries: Entry[] }[] };
type Entry = { attachments: object[]; measurements: { value: number | null; isNotMeasured: boolean }[] };
export type FolderTree = { title: string; allInstallations: { nodes: Room[] }; subFolders: FolderTree[] };

const inFolder = `title allInstallations { nodes { title completedAt installer { id }
  products { catalogueProductId cableLength voltage cableMarking }
  steps { entries { attachments { fileName } measurements { value isNotMeasured } } } } }`;

export async function readFolderTree(caller: Caller, id: string): Promise<FolderTree> {
  const query = `query($id: ID!) { node(id: $id) { ... on Folder { ${inFolder} subFolders { ${inFolder} } } } }`;
  return (await caller.send<{ node: FolderTree }>(query, { id })).data.node;
}
