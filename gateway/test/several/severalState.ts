import { expect } from "@jest/globals";
import { request } from "undici";
import type { Caller } from "../createCaller.ts";
import { pageDocument } from "../pageDocument.ts";
import { until } from "../until.ts";
import type { Load } from "./startLoad.ts";
import type { Fleet, Several } from "./startSeveral.ts";

export async function readReadiness(several: Several, index: number) {
  const { statusCode, body } = await request(`${several.gateways.programs[index]?.url}/readyz`);
  return { statusCode, ...((await body.json()) as { status: string }) };
}

/** True if the proxy reaches a gateway, and the gateway a service. */
export async function isWhole({ url }: Several): Promise<boolean> {
  const { statusCode, body } = await request(`${url}/readyz`);
  return (await body.text()) === '{"status":"ok"}' && statusCode === 200;
}

/** The proxy answers 503 for the services, but the gateways stay up. */
export async function expectNoService(several: Several): Promise<void> {
  const answer = await request(`${several.proxy.restUrl}/v1/user/validate`);
  expect(answer).toMatchObject({ statusCode: 503, headers: { "content-type": "application/json" } });
  expect(answer.headers).not.toHaveProperty("x-request-id");
  expect(await answer.body.json()).toEqual({ code: "NO_ANSWER", message: expect.stringMatching(/Try again/) });
  const state = { statusCode: 200, status: "ok, but the REST service does not answer" };
  expect(await readReadiness(several, 0)).toEqual(state);
}

/** Each project with a confirmed creation exists exactly once. */
export async function expectMadeOnce({ loadedNames }: Several, created: string[]): Promise<void> {
  const names = await loadedNames();
  expect(names).toHaveLength(new Set(names).size);
  expect(names).toEqual(expect.arrayContaining(created));
}

export async function expectAllSignedIn(owners: Caller[]): Promise<void> {
  for (const owner of owners) {
    const { data } = await owner.send<{ viewer: object | null }>(pageDocument("AccountPageQuery"));
    expect(data.viewer).not.toBeNull();
  }
}

export async function untilAnswered(load: Load, count: number): Promise<void> {
  const before = load.answered();
  await until(() => load.answered() >= before + count);
}

export async function untilServing({ proxy }: Several, { name, programs }: Fleet, index: number): Promise<void> {
  await until(async () => (await request(`${programs[index]?.url}/readyz`)).statusCode === 200);
  await until(() => proxy.isUp(`${name}-${index + 1}`));
}
