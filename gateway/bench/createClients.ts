import { createHash } from "node:crypto";
import { Pool } from "undici";
import type { StandInPool } from "../test/standInPool.ts";
import { type Ask, asks } from "./asks.ts";
import type { Contenders } from "./startContenders.ts";

type Answer = { errors?: unknown; extensions: { cost: { requestsUsed: number } } };

// The operations come from several users, because each may only send 600 a minute.
export const users = 200;

/** Creates one client per contender. A client reads the whole answer; a wrong answer ends the bench. */
export function createClients(contenders: Contenders, pool: StandInPool) {
  const tokens = Array.from({ length: users }, (_, index) => pool.accessToken({ sub: `user-${index + 1}` }));
  let turn = 0;
  const nextToken = () => tokens[turn++ % users] ?? "";
  // Serializes each body once, so that the client's work is not measured.
  const bodies = new Map(
    Object.values(asks).map((ask) => {
      const documentId = `sha256:${createHash("sha256").update(ask.text).digest("hex")}`;
      return [ask.name, JSON.stringify({ documentId })] as const;
    }),
  );
  const [gateway, waves, oneByOne, relay] = (["gateway", "waves", "oneByOne", "relay"] as const).map(
    (name) => new Pool(contenders[name].url, { connections: 64 }),
  ) as [Pool, Pool, Pool, Pool];

  return {
    async gateway({ name, requests }: Ask) {
      const answer = await gateway.request({
        method: "POST",
        path: "/graphql",
        headers: { "content-type": "application/json", cookie: `userId=user; language=sv; accessToken=${nextToken()}` },
        body: bodies.get(name) ?? "",
      });
      const { errors, extensions } = (await answer.body.json()) as Answer;
      const used = extensions.cost.requestsUsed;
      if (errors || used !== requests)
        throw new Error(`${name}: ${used} requests instead of ${requests}. ${JSON.stringify(errors)}`);
    },
    waves: (ask: Ask) => read(waves, `/${ask.path}`, nextToken()),
    oneByOne: (ask: Ask) => read(oneByOne, `/${ask.path}`, nextToken()),
    relay: () => read(relay, "/v1/user/user-1", nextToken()),
    close: async () => void (await Promise.all([gateway, waves, oneByOne, relay].map((each) => each.close()))),
  };
}

async function read(pool: Pool, path: string, token: string): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: "GET",
    path,
    headers: { authorization: `Bearer ${token}` },
  });
  await body.json();
  if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}`);
}
