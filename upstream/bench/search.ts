import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { startUpstream } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { demoPassword } from "../src/demo/demoAccounts.ts";
import { addBigDemo } from "../src/demo/demoBigCommand.ts";
import { signIn } from "../test/cognitoCall.ts";
import { createClient } from "../test/createClient.ts";

/** Prints how long searches take among 10,000 projects and 105,000 rooms. */
const [folder = await mkdtemp(join(tmpdir(), "search-bench-")), rounds = "20"] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent" });
const titles = ["Hall", "Tvättstuga", "Sovrum", "Vardagsrum", "Gästtoalett"];

const queries = {
  "common room": ["badrum", "kök", "hall", "tvättstuga"],
  "common room, typed so far": ["b", "ba", "bad", "badr", "v", "va", "so"],
  "slip in a common room": ["badrom", "bdrum", "tvatstuga", "vardagrum"],
  "room and project": ["badrum kornvägen 12", "åkervägen 1002 hall", "kok angsgatan 5", "Plan 2 sovrum Skolgatan 4"],
  project: ["Kornvägen 7", "bjorkallen 2511", "Östra Promenaden 4001", "9998"],
  "slip in a project": ["kornvegen 14", "osttra promenaden 52", "bjökallén 19"],
  "customer and city": ["brf tallen örebro", "kommunfastigheter", "hyresbostader ost", "Åmål"],
  marking: ["FC-1a2b3", "FC-0", "fc 77", "fc-9z"],
  person: ["albin åkerman", "ostlund", "rahimi@storgolv"],
  nothing: ["zzzzzz qqqq", "quetzalcoatl"],
};

if (!existsSync(join(folder, "database"))) {
  await addBigDemo(config);
  const { db, close } = await openDatabase(config);
  await sql`
    insert into installation (company_id, id, project_id, folder_id, title, installer_id)
    select company_id, md5(id || room)::uuid::text, project_id, id, room,
      (select id from app_user where company_id = folder.company_id order by id limit 1)
    from folder cross join unnest(${titles}::text[]) room
    where depth = 0 and company_id = (select company_id from app_user where email = 'owner@storgolv.example')`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
  await close();
}

const before = performance.now();
const upstream = await startUpstream(config);
process.stdout.write(`Started in ${(performance.now() - before).toFixed(0)} ms on ${folder}.\n`);
const { body } = await signIn(upstream.url, "owner@storgolv.example", demoPassword);
const owner = createClient(upstream.url, body.AuthenticationResult?.AccessToken ?? "");

const all: number[] = [];
for (const [name, texts] of Object.entries(queries)) {
  const times: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const text of texts) {
      const begin = performance.now();
      const { status } = await owner.get(`/search?query=${encodeURIComponent(text)}`);
      if (status !== 200) throw new Error(`${text}: ${status}`);
      times.push(performance.now() - begin);
    }
  }
  all.push(...times);
  tell(name, times);
}
tell("all", all);
await upstream.close();

function tell(name: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1).padStart(8);
  process.stdout.write(`${name.padEnd(28)}p50 ${at(0.5)} ms   p95 ${at(0.95)} ms\n`);
}
