import type { components } from "../src/__generated__/contract.ts";
import type { TestCompany, TestUpstream } from "./startTestUpstream.ts";
import { retry } from "./untilMailed.ts";

type Export = components["schemas"]["Export"];

export const exportQuery = "{\n  viewer { company { projects { edges { node { name } } } } }\n}";

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

export function createExportCalls({ services: { db }, companies: [own] }: TestUpstream) {
  const start = ({ owner }: Pick<TestCompany, "owner"> = own) =>
    owner.post<Export>("/exports", { query: exportQuery, list: "projects" });
  const started = async () => (await start()).body.id;
  const read = async (id: string) => (await own.owner.get<Export>(`/exports/${id}`)).body;
  const put = (id: string, part: number, lines: string[], incompleteRows = 0) =>
    own.owner.put<Export>(`/exports/${id}/parts/${part}`, { lines, incompleteRows });
  const end = (id: string, body: object = { state: "COMPLETED" }) => own.owner.put<Export>(`/exports/${id}`, body);
  const untilEnded = (id: string) =>
    retry(async () => {
      const found = await read(id);
      return found.state === "RUNNING" ? undefined : found;
    });
  return {
    ...{ start, started, read, put, end, untilEnded },
    parts: () => db.selectFrom("export_part").select(["part", "lines"]).orderBy("part").execute(),
    change: (id: string, changes: object) => db.updateTable("export").set(changes).where("id", "=", id).execute(),
    async completed(lines: string[]): Promise<Export> {
      const id = await started();
      await put(id, 0, lines);
      await end(id);
      return untilEnded(id);
    },
  };
}

export type ExportCalls = ReturnType<typeof createExportCalls>;
