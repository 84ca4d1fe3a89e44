import fc from "fast-check";
import type { Kysely } from "kysely";
import type { Tables } from "../src/database/tables.ts";
import { verifyHistory } from "../src/history/chain/verifyHistory.ts";
import { newProject } from "./demoBuilding.ts";
import type { TestCompany } from "./startTestUpstream.ts";

/** The next act of a member of one of the companies, on one of the projects of the same sequence. */
interface Step {
  by: number;
  act: "create" | "rename" | "renameStale" | "archive" | "addRoom" | "remove" | "intrude";
  pick: number;
}

interface ModelProject {
  id: string;
  rootFolderId: string;
  name: string;
  archived: boolean;
  installationCount: number;
  version: string;
}

type Listed = Pick<ModelProject, "name" | "archived" | "installationCount">;

const acts = [
  "create",
  "rename",
  "renameStale",
  "archive",
  "addRoom",
  "addRoom",
  "remove",
  "intrude",
  "intrude",
] as const;

// Short ones, as an act costs 16 ms; by hand SEQUENCES=10000 takes longer ones, and reads everything back less often.
const byHand = Number(process.env.SEQUENCES);
const [sequences, maxLength, batch] = byHand ? [byHand, 10, 250] : [500, 3, 50];
export const batches = Math.ceil(sequences / batch);

/** Sequences that go on side by side, so that changes of a company come from several at once. */
export const batchOfSequences = (companies: number): fc.Arbitrary<Step[][]> => {
  const step = fc.record({ by: fc.nat(companies - 1), act: fc.constantFrom(...acts), pick: fc.nat(99) });
  return fc.array(fc.array(step, { minLength: 1, maxLength }), { minLength: batch, maxLength: batch });
};

interface CompanyState {
  projects: Map<string, Listed>;
  /** As the service counts them. */
  count: number;
  /** Of its history. */
  entries: number;
  broken: unknown;
}

/** Several companies and a model of each: what they should have, as their members' acts were answered. */
export class CompanyHistories {
  readonly db: Kysely<Tables>;
  readonly companies: TestCompany[];
  readonly expected: CompanyState[];
  /** By company, those that no sequence is at; the next one goes on with them. */
  readonly free: ModelProject[][];

  private constructor(db: Kysely<Tables>, companies: TestCompany[], expected: CompanyState[]) {
    this.db = db;
    this.companies = companies;
    this.expected = expected;
    this.free = companies.map(() => []);
  }

  static async begin(db: Kysely<Tables>, companies: TestCompany[]): Promise<CompanyHistories> {
    const states = await readStates(db, companies);
    const expected = states.map((state) => ({ ...state, broken: null }));
    return new CompanyHistories(db, companies, expected);
  }

  found(): Promise<CompanyState[]> {
    return readStates(this.db, this.companies);
  }

  /** @throws where an answer is another than the model's */
  async play(steps: Step[]): Promise<void> {
    const mine = this.free.map((free) => free.splice(-1));
    for (const { by, act, pick } of steps) {
      const company = this.at(this.companies, by);
      const own = this.at(mine, by);
      const project = own[pick % (own.length || 1)];
      if (!project || act === "create") own.push(await this.create(by, company, `Villa ${pick}`));
      else if (act === "intrude") await this.intrude(by, pick, project);
      else if (await this.change(by, act, project)) own.splice(own.indexOf(project), 1);
    }
    for (const [by, own] of mine.entries()) this.at(this.free, by).push(...own);
  }

  private async create(by: number, company: TestCompany, name: string): Promise<ModelProject> {
    const path = `/company/${company.companyId}/project`;
    const answer = await company.owner.post<ModelProject>(path, { ...newProject, name });
    expectStatus(answer, 201);
    this.note(by, answer.body);
    return answer.body;
  }

  /** True when the project is gone. */
  private async change(by: number, act: Step["act"], project: ModelProject): Promise<boolean> {
    const { owner, companyId, ownerId } = this.at(this.companies, by);
    const path = `/company/${companyId}/project/${project.id}`;
    if (act === "remove") {
      expectStatus(await owner.delete(path), 204);
      const state = this.at(this.expected, by);
      state.projects.delete(project.id);
      state.count -= 1;
      // The project's own, and one for each of its rooms.
      state.entries += 1 + project.installationCount;
      return true;
    }
    if (act === "addRoom") {
      const room = { title: `Rum ${project.installationCount}`, installerId: ownerId };
      expectStatus(await owner.post(`${path}/folder/${project.rootFolderId}/installation`, room), 201);
      project.installationCount += 1;
      this.note(by, project);
      return false;
    }
    if (act === "renameStale") {
      expectStatus(await owner.put(path, { name: "Ours now" }, `"${Number(project.version) + 1}"`), 412);
      return false;
    }
    const body = act === "archive" ? { archived: !project.archived } : { name: `${project.name} x` };
    const answer = await owner.put<ModelProject>(path, body, `"${project.version}"`);
    expectStatus(answer, 200);
    if (Number(answer.body.version) <= Number(project.version)) throw new Error("The version did not go up.");
    Object.assign(project, body, { version: answer.body.version });
    this.note(by, project);
    return false;
  }

  /** Another company's member finds nothing, under either company's address. */
  private async intrude(by: number, pick: number, { id, rootFolderId }: ModelProject): Promise<void> {
    const intruder = this.at(this.companies, (by + 1) % this.companies.length);
    const address = this.at([intruder, this.at(this.companies, by)], pick % 2).companyId;
    const path = `/company/${address}/project/${id}`;
    const { owner, ownerId } = intruder;
    const tries = [
      () => owner.get(path),
      () => owner.put(path, { name: "Ours now" }),
      () => owner.delete(path),
      () => owner.post(`${path}/folder/${rootFolderId}/installation`, { title: "Ours now", installerId: ownerId }),
    ];
    expectStatus(await this.at(tries, pick % tries.length)(), 404);
  }

  private note(by: number, { id, name, archived, installationCount }: ModelProject): void {
    const state = this.at(this.expected, by);
    state.projects.set(id, { name, archived, installationCount });
    state.count = state.projects.size;
    state.entries += 1;
  }

  private at<Item>(items: Item[], index: number): Item {
    const item = items[index];
    if (item === undefined) throw new Error(`There is no ${index}.`);
    return item;
  }
}

async function readStates(db: Kysely<Tables>, companies: TestCompany[]): Promise<CompanyState[]> {
  const chains = await verifyHistory(db);
  const chainOf = (id: string) => chains.find(({ companyId }) => companyId === id);
  const lists = await Promise.all(companies.map(listAll));
  return lists.map((list, index) => {
    const chain = chainOf(companies[index]?.companyId ?? "");
    return { ...list, entries: chain?.entries ?? 0, broken: chain?.broken };
  });
}

const take = 100;

/** All projects that the company lists, archived or not, with the count that the service tells. */
async function listAll({ owner, companyId }: TestCompany): Promise<{ count: number; projects: Map<string, Listed> }> {
  const projects = new Map<string, Listed>();
  let total = 0;
  for (const archived of [false, true]) {
    for (let skip = 0, count = 1; skip < count; skip += take) {
      const path = `/company/${companyId}/project?archived=${archived}&skip=${skip}&take=${take}`;
      const { body } = await owner.get<{ data: ModelProject[]; meta: { count: number } }>(path);
      count = body.meta.count;
      if (skip === 0) total += count;
      for (const { id, name, archived: isArchived, installationCount } of body.data)
        projects.set(id, { name, archived: isArchived, installationCount });
    }
  }
  return { count: total, projects };
}

function expectStatus({ status, problem }: { status: number; problem: unknown }, wanted: number): void {
  if (status !== wanted) throw new Error(`Answered ${status} instead of ${wanted}: ${JSON.stringify(problem)}`);
}
