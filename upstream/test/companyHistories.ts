import fc from "fast-check";
import type { Kysely } from "kysely";
import type { Tables } from "../src/database/tables.ts";
import { type CompanyState, newState, type ProjectState, readCompanies } from "./companyStates.ts";
import { newProject } from "./demoBuilding.ts";
import { createMember, expectStatus, type Member, type OwnProject } from "./historyMember.ts";
import type { TestCompany } from "./startTestUpstream.ts";

/** One act of a random sequence. `by` is the index of the acting company; `pick` chooses the project and details. */
type Step = {
  by: number;
  act: (typeof acts)[number];
  pick: number;
};

const acts = [
  ...(["create", "rename", "renameStale", "archive", "remove", "certify"] as const),
  ...(["addFolder", "addRoom", "addRoom", "moveRoom", "measure", "measure", "intrude", "intrude"] as const),
];

// Sequences are short, because an act takes 16 ms. Set SEQUENCES=10000 by hand for longer ones with fewer checks.
const byHand = Number(process.env.SEQUENCES);
const [sequences, maxLength, batch] = byHand ? [byHand, 10, 500] : [400, 3, 50];
export const batches = Math.ceil(sequences / batch);
/** The number of each company's changed projects that GraphQL reads completely after each batch. */
export const projectsBySample = byHand ? 10 : 3;
/** The number of parallel sequences. More would wait too long for the embedded database's one connection. */
const lanes = 4;

/** Sends few certificates, because each costs as much as thirty other acts and a company may send 100 a day. */
const isCertified = (pick: number, sent: number) => pick % 8 === 0 && sent < 100;

/** Sequences that run in parallel, so that a company has several changes at the same time. */
export const batchOfSequences = (companies: number): fc.Arbitrary<Step[][]> => {
  const step = fc.record({ by: fc.nat(companies - 1), act: fc.constantFrom(...acts), pick: fc.nat(99) });
  return fc.array(fc.array(step, { minLength: 1, maxLength }), { minLength: batch, maxLength: batch });
};

/** Several companies, each with a model of the state to expect after the answers so far. */
export class CompanyHistories {
  readonly expected: CompanyState[];
  readonly #members: Member[];
  /** For each company, the projects that no sequence uses now. The next sequence continues with them. */
  readonly #free: OwnProject[][];
  readonly #sent: number[];
  #changed: Set<string>[] = [];

  private constructor(members: Member[], expected: CompanyState[]) {
    this.expected = expected;
    this.#members = members;
    this.#free = members.map(() => []);
    this.#sent = members.map(() => 0);
  }

  static async begin(db: Kysely<Tables>, companies: TestCompany[]): Promise<CompanyHistories> {
    const members = await Promise.all(companies.map((company) => createMember(db, company)));
    const states = await readCompanies(db, companies);
    return new CompanyHistories(
      members,
      states.map((state) => ({ ...state, broken: null })),
    );
  }

  async play(several: Step[][]): Promise<string[][]> {
    this.#changed = this.#members.map(() => new Set());
    const waiting = [...several];
    const playInTurn = async () => {
      for (let steps = waiting.pop(); steps; steps = waiting.pop()) await this.#playOne(steps);
    };
    await Promise.all(Array.from({ length: lanes }, playInTurn)).finally(() => waiting.splice(0));
    return this.#changed.map((ids) => [...ids]);
  }

  async #playOne(steps: Step[]): Promise<void> {
    const mine = this.#free.map((free) => free.splice(-1));
    for (const { by, act, pick } of steps) {
      const own = at(mine, by);
      const project = own[pick % (own.length || 1)];
      if (act === "certify" && isCertified(pick, at(this.#sent, by))) await this.#certify(by);
      else if (!project || act === "create") own.push(await this.#create(by, `Villa ${pick}`));
      else if (act === "intrude") await this.#intrude(by, pick, project);
      else if (await this.#change(by, act, pick, project)) own.splice(own.indexOf(project), 1);
    }
    for (const [by, own] of mine.entries()) at(this.#free, by).push(...own);
  }

  async #create(by: number, name: string): Promise<OwnProject> {
    const project = await at(this.#members, by).create({ ...newProject, name });
    this.#note(by, project.id, newState(name), 1);
    return project;
  }

  async #certify(by: number): Promise<void> {
    this.#sent[by] = at(this.#sent, by) + 1;
    const { id, state, entries } = await at(this.#members, by).certify();
    this.#note(by, id, state, entries);
  }

  async #change(by: number, act: Step["act"], pick: number, project: OwnProject): Promise<boolean> {
    const member = at(this.#members, by);
    const expected = at(this.expected, by);
    const state = expected.projects.get(project.id);
    if (!state) throw new Error(`The model has no project ${project.id}.`);
    if (act === "remove") {
      await member.remove(project);
      this.#note(by, project.id, null, 1 + Object.keys(state.folders).length + state.installationCount);
      return true;
    }
    const entries = await member.change(act, pick, project, state);
    if (entries > 0) this.#note(by, project.id, state, entries);
    return false;
  }

  /** A member of another company finds nothing under either company's address. */
  async #intrude(by: number, pick: number, { id, rootFolderId }: OwnProject): Promise<void> {
    const { company: intruder } = at(this.#members, (by + 1) % this.#members.length);
    const address = at([intruder, at(this.#members, by).company], pick % 2).companyId;
    const path = `/company/${address}/project/${id}`;
    const { owner, ownerId } = intruder;
    const tries = [
      () => owner.get(path),
      () => owner.put(path, { name: "Ours now" }),
      () => owner.delete(path),
      () => owner.post(`${path}/folder/${rootFolderId}/installation`, { title: "Ours now", installerId: ownerId }),
      () => owner.post(`${path}/folder/${rootFolderId}/folder`, { title: "Ours now" }),
      () => owner.get(`${path}/signable?signed=true`),
    ];
    expectStatus(await at(tries, pick % tries.length)(), 404);
  }

  #note(by: number, id: string, state: ProjectState | null, entries: number): void {
    const company = at(this.expected, by);
    if (state) company.projects.set(id, state);
    else company.projects.delete(id);
    company.count = company.projects.size;
    company.entries += entries;
    at(this.#changed, by).add(id);
  }
}

function at<Item>(items: Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no ${index}.`);
  return item;
}
