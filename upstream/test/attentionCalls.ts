import type { components } from "../src/__generated__/contract.ts";
import type { TestCompany } from "./startTestUpstream.ts";

type Schemas = components["schemas"];
type Reader = Pick<TestCompany, "owner">;

export async function countAttention({ owner }: Reader, query = "") {
  const { body } = await owner.get<Schemas["AttentionKinds"]>(`/attention${query}`);
  return Object.fromEntries(body.data.map(({ kind, count }) => [kind, count]).filter(([, count]) => count !== 0));
}

export async function listAttention(kind: Schemas["AttentionKind"], { owner }: Reader, query = "") {
  return (await owner.get<Schemas["AttentionPage"]>(`/attention/${kind}?language=sv&${query}`)).body;
}
