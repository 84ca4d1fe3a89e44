import type { components } from "../src/__generated__/contract.ts";
import type { Client } from "./createClient.ts";
import { retry } from "./untilMailed.ts";

export type Batch = components["schemas"]["Batch"];

type Member = {
  companyId: string;
  owner: Client;
};

export const startBatch = ({ companyId, owner }: Member, body: object, key?: string) =>
  owner.post<Batch>(`/company/${companyId}/batch`, body, key);

export const undoBatch = ({ companyId, owner }: Member, batchId: string) =>
  owner.post<Batch>(`/company/${companyId}/batch/${batchId}/undo`, undefined);

export async function readBatch({ companyId, owner }: Member, batchId: string): Promise<Batch> {
  return (await owner.get<Batch>(`/company/${companyId}/batch/${batchId}`)).body;
}

export async function untilEnded(member: Member, batchId: string): Promise<Batch> {
  return retry(async () => {
    const found = await readBatch(member, batchId);
    // A busy service answers 503 without a state, so the loop asks again.
    return found.state === "COMPLETED" || found.state === "STOPPED" ? found : undefined;
  });
}

export async function runBatch(member: Member, body: object): Promise<Batch> {
  return untilEnded(member, (await startBatch(member, body)).body.id);
}

/** The items in the history entry of the newest batch. */
export async function readBatchItems({ owner }: Member) {
  const { body } = await owner.get<components["schemas"]["HistoryPage"]>("/history?take=5&grouped=true");
  return body.data.find(({ action }) => action.startsWith("batch."))?.items ?? [];
}
