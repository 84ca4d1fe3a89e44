import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Caller } from "../../test/createCaller.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

let stack: Stack;
let laptop: Caller;
let desktop: Caller;
beforeAll(async () => {
  stack = await startStack();
  laptop = await signInAs(stack, "owner@nordgolv.example");
  desktop = await signInAs(stack, "owner@nordgolv.example");
});
afterAll(() => stack.close());

async function choose(caller: Caller, language: string) {
  const { data } = await caller.send<{ changeLanguage: { viewer: { language: string } } }>(
    "mutation C($language: Language!) { changeLanguage(input: { language: $language }) { viewer { language } } }",
    { language },
  );
  expect(data.changeLanguage.viewer.language).toBe(language);
}

async function askedIn(caller: Caller, headers?: Record<string, string>) {
  stack.takeRequests();
  const { data } = await caller.send<{ products: { title: string }[] }>(
    '{ products(query: "12", first: 1) { title } }',
    {},
    headers,
  );
  expect(data.products).toHaveLength(1);
  const asked = stack.takeRequests().flatMap((each) => /language=(\w+)/.exec(each)?.[1] ?? []);
  return { title: data.products[0]?.title, asked };
}

test("a page is answered in the language that it shows, whatever the user chose in another browser since", async () => {
  await choose(laptop, "en");
  await choose(desktop, "de");
  const [onLaptop, onDesktop] = [await askedIn(laptop), await askedIn(desktop)];
  expect([onLaptop.asked, onDesktop.asked]).toEqual([["en"], ["de"]]);
  expect(onLaptop.title).not.toBe(onDesktop.title);
});

test("without a language of ours in the cookie, and for a bearer token, it is the one stored with the user", async () => {
  await choose(desktop, "fi");
  const authorization = `Bearer ${desktop.cookies.get("accessToken")}`;
  desktop.cookies.set("language", "sv");
  expect((await askedIn(desktop, { authorization })).asked).toEqual(["fi"]);
  desktop.cookies.set("language", "xx");
  expect((await askedIn(desktop)).asked).toEqual(["fi"]);
  desktop.cookies.delete("language");
  expect((await askedIn(desktop)).asked).toEqual(["fi"]);
});
