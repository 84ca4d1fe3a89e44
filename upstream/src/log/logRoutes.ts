import type { FastifyInstance, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import { currentTree, findTree, lastCheckpoint } from "./beginTree.ts";
import { verifierKey } from "./checkpoint.ts";
import { hashBytes, tileWidth } from "./merkleTree.ts";

type TileName = { Params: { "*": string } };
type LogName = { Params: { log: string } };

/** Serves the public log as C2SP tlog-tiles from the database alone, so that all instances send the same bytes. */
export async function logRoutes(app: FastifyInstance, { db }: { db: Kysely<Tables> }): Promise<void> {
  const tree = async () => (await currentTree(db)) ?? Promise.reject(notFound());
  const named = async (name: string) => (await findTree(db, name)) ?? Promise.reject(notFound());
  app.get("/log/checkpoint", async (_request, reply) => sendCheckpoint(reply, await tree()));
  app.get<LogName>("/log/named/:log/checkpoint", async ({ params }, reply) =>
    sendCheckpoint(reply, await named(params.log)),
  );
  app.get("/log/key", async (_request, reply) => {
    const { origin, public_key } = await tree();
    if (!public_key) throw notFound();
    return sendText(reply, `${verifierKey(origin, Buffer.from(public_key, "base64"))}\n`);
  });
  app.get<TileName>("/log/tile/*", async ({ params }, reply) => sendTile(reply, await tree(), params));
  app.get<TileName & LogName>("/log/named/:log/tile/*", async ({ params }, reply) =>
    sendTile(reply, await named(params.log), params),
  );

  async function sendCheckpoint(reply: FastifyReply, { number }: Tree) {
    const checkpoint = await lastCheckpoint(db, number);
    if (!checkpoint) throw notFound();
    return sendText(reply, checkpoint.note);
  }

  async function sendTile(reply: FastifyReply, { number }: Tree, params: TileName["Params"]) {
    const bytes = await loadFile(db, number, parseName(params["*"]));
    // Tiles of one tree never change. Readers load all tiles again when the checkpoint names another tree.
    return reply.header("cache-control", "public, max-age=3600").type("application/octet-stream").send(bytes);
  }
}

type Tree = { number: number };

function sendText(reply: FastifyReply, text: string) {
  return reply.header("cache-control", "no-cache").type("text/plain; charset=utf-8").send(text);
}

type Tile = { level: number | "entries"; number: number; width: number };

/** Parses a tile's path such as `0/x001/x234/067` or `entries/000.p/12`: groups of three digits, a partial width. */
function parseName(name: string): Tile {
  const found = /^(entries|\d|[1-5]\d|6[0-3])\/((?:x\d{3}\/){0,2}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(name);
  const width = Number(found?.[3] ?? tileWidth);
  if (!found || width > tileWidth || found[3] === String(tileWidth) || found[2]?.startsWith("x000/")) throw notFound();
  const number = Number(found[2]?.replaceAll(/[x/]/g, ""));
  return { level: found[1] === "entries" ? "entries" : Number(found[1]), number, width };
}

async function loadFile(db: Kysely<Tables>, tree: number, { level, number, width }: Tile): Promise<Buffer> {
  const first = number * tileWidth;
  if (level === "entries") {
    const rows = await db
      .selectFrom("log_entry")
      .select("entry")
      .where("tree", "=", tree)
      .where("position", ">=", first)
      .where("position", "<", first + width)
      .orderBy("position")
      .execute();
    if (rows.length < width) throw notFound();
    return Buffer.concat(rows.flatMap(({ entry }) => [Buffer.of(entry.length >> 8, entry.length & 255), entry]));
  }
  const tile = await db
    .selectFrom("log_tile")
    .select("hashes")
    .where("tree", "=", tree)
    .where("level", "=", level)
    .where("number", "=", number)
    .executeTakeFirst();
  const bytes = tile?.hashes.subarray(0, width * hashBytes);
  if (!bytes || bytes.length < width * hashBytes) throw notFound();
  return bytes;
}
