import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inviteColleague } from "../../test/declaring.ts";
import { newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { erasePerson } from "../personalData/erasePerson.ts";

type Schemas = components["schemas"];
type Client = TestCompany["owner"];

let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;
let owner: Client;
let colleague: Client;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [first, second] = upstream.companies;
  owner = first.owner;
  colleague = await inviteColleague(upstream, first);
});
afterAll(() => upstream.close());

type NewView = { name: string; list?: string; search?: string };
const create = ({ list = "ONGOING", search = "q=brf", ...view }: NewView, by = owner) =>
  by.post<Schemas["SavedView"]>("/views", { list, search, ...view });
const viewsOf = async (client: Client) => (await client.get<Schemas["SavedViews"]>("/views")).body.data;
const namesOf = async (client: Client) => (await viewsOf(client)).map(({ name }) => name);

test("a person's views are listed by name, and a colleague neither sees nor changes them", async () => {
  const { body: late } = await create({ name: "Sena", search: "status=overdue&sort=endDate" });
  await create({ name: " brf i höst ", list: "ARCHIVED" });
  expect(await viewsOf(owner)).toMatchObject([
    { name: "brf i höst", list: "ARCHIVED", search: "q=brf" },
    { id: late.id, name: "Sena", list: "ONGOING", search: "status=overdue&sort=endDate" },
  ]);
  expect(await viewsOf(colleague)).toEqual([]);
  expect((await colleague.put(`/views/${late.id}`, { name: "Mine" })).status).toBe(404);
  expect((await colleague.delete(`/views/${late.id}`)).status).toBe(404);
  expect(await namesOf(owner)).toEqual(["brf i höst", "Sena"]);
});

test("a view keeps what a change leaves out, and is gone when it is deleted", async () => {
  const { body: view } = await create({ name: "Umeå", search: "city=Ume%C3%A5" });
  const renamed = await owner.put<Schemas["SavedView"]>(`/views/${view.id}`, { name: "Norr" });
  expect(renamed.body).toEqual({ ...view, name: "Norr" });
  const moved = await owner.put<Schemas["SavedView"]>(`/views/${view.id}`, { search: "city=Lule%C3%A5" });
  expect(moved.body).toEqual({ ...view, name: "Norr", search: "city=Lule%C3%A5" });
  expect((await owner.delete(`/views/${view.id}`)).status).toBe(204);
  expect(await namesOf(owner)).not.toContain("Norr");
});

test("two views of a list have different names; views of two lists or two people may share one", async () => {
  const { body: view } = await create({ name: "Jonas" });
  expect((await create({ name: "Jonas " })).problem.code).toBe("VIEW_NAME_TAKEN");
  const { body: other } = await create({ name: "Jonas i höst" });
  expect((await owner.put(`/views/${other.id}`, { name: "Jonas" })).problem.code).toBe("VIEW_NAME_TAKEN");
  expect((await owner.put(`/views/${view.id}`, { name: "Jonas", search: "" })).status).toBe(200);
  expect((await create({ name: "Jonas", list: "ARCHIVED" })).status).toBe(201);
  expect((await create({ name: "Jonas" }, colleague)).status).toBe(201);
});

test("the fifty-first view of a person is refused", async () => {
  const known = (await viewsOf(colleague)).length;
  for (let index = known; index < 50; index += 1) await create({ name: `View ${index}` }, colleague);
  expect((await create({ name: "One more" }, colleague)).problem.code).toBe("VIEW_LIMIT");
  expect(await viewsOf(colleague)).toHaveLength(50);
});

test("an erased customer's name and address go from views, and a namesake's stay in another company", async () => {
  const [customer, customerEmail] = ["Åsa Ängström", "asa@kund.example"];
  const path = `/company/${first.companyId}/project`;
  expect((await owner.post(path, { ...newProject, customer, customerEmail })).status).toBe(201);
  const ofCustomer = `${new URLSearchParams({ customer: "åsa ängström" })}`;
  await create({ name: "By name", search: ofCustomer });
  await create({ name: "By address", search: `${new URLSearchParams({ q: customerEmail })}` });
  await create({ name: `For ${customer}`, search: "" });
  await create({ name: "Namesake", search: ofCustomer }, second.owner);
  const { db, config } = upstream.services;
  const { rows } = await erasePerson({ db, outboxDir: config.outboxDir }, customerEmail);
  expect(rows.saved_view).toBe(3);
  expect(await namesOf(owner)).toEqual(expect.not.arrayContaining(["By name", "By address", `For ${customer}`]));
  expect(await namesOf(owner)).toContain("Sena");
  expect(await namesOf(second.owner)).toEqual(["Namesake"]);
});

test("the views of a person go with the account", async () => {
  const email = "alva@first.example";
  const { db, config } = upstream.services;
  const { rows } = await erasePerson({ db, outboxDir: config.outboxDir }, email);
  expect(rows.saved_view).toBe(50);
});
