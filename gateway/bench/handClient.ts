import pLimit from "p-limit";
import { Pool } from "undici";
import type { components } from "../src/rest/__generated__/contract.ts";
import { companyId } from "./benchData.ts";

type Schemas = components["schemas"];
type Page<T> = { data: T[]; meta: { count: number } };
type Tree = { folder: Schemas["FolderSummary"]; installations: Schemas["Installation"][]; subFolders: Tree[] };

/** @param width the most parallel requests: 64 for few round trips, 1 to send one request after another */
export function createHandClient(upstreamUrl: string, width: number) {
  const pool = new Pool(upstreamUrl, { connections: 256 });

  return (token: string) => {
    const limit = pLimit(width);
    const get = <T>(path: string) =>
      limit(async () => {
        const { body } = await pool.request({ method: "GET", path, headers: { authorization: `Bearer ${token}` } });
        return (await body.json()) as T;
      });
    const rowsOf = async <T>(path: string) => {
      const first = await get<Page<T>>(`${path}?skip=0&take=25`);
      const skips = Array.from(
        { length: Math.max(0, Math.ceil(first.meta.count / 25) - 1) },
        (_, index) => 25 * (index + 1),
      );
      const rest = await Promise.all(skips.map((skip) => get<Page<T>>(`${path}?skip=${skip}&take=25`)));
      return [first, ...rest].flatMap(({ data }) => data);
    };
    const project = `/v1/company/${companyId}/project`;

    async function treeOf(folder: Schemas["FolderSummary"]): Promise<Tree> {
      const path = `${project}/tree/folder/${folder.id}`;
      const [installations, { subFolders }] = await Promise.all([
        rowsOf<Schemas["Installation"]>(`${path}/installation`),
        get<Schemas["Folder"]>(path),
      ]);
      return { folder, installations, subFolders: await Promise.all(subFolders.map(treeOf)) };
    }

    return {
      viewer: () => get<Schemas["User"]>("/v1/user/user-1"),
      async projects() {
        await get<Schemas["User"]>("/v1/user/user-1");
        const nodes = await rowsOf<Schemas["Project"]>(project);
        const { compare } = new Intl.Collator("sv", { numeric: true });
        return { nodes: nodes.sort((a, b) => compare(a.name, b.name)) };
      },
      async tree() {
        await get<Schemas["User"]>("/v1/user/user-1");
        const found = await get<Schemas["Project"]>(`${project}/tree`);
        const root = await get<Schemas["Folder"]>(`${project}/tree/folder/${found.rootFolderId}`);
        const installations = rowsOf<Schemas["Installation"]>(`${project}/tree/folder/${root.id}/installation`);
        const subFolders = await Promise.all(root.subFolders.map(treeOf));
        return { found, root: { folder: root, installations: await installations, subFolders } };
      },
    };
  };
}
