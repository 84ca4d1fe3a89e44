import { setTimeout as wait } from "node:timers/promises";
import { demoPassword } from "../../upstream/src/demo/demoAccounts.ts";
import { createSender, type Send } from "../contract/graphql/createSender.ts";
import { documentOfStep } from "../contract/graphql/documents.ts";
import type { Step } from "../contract/graphql/graphqlCases.ts";
import { tokenOf } from "../contract/tokenOf.ts";
import { buildOffice, schema } from "../test/buildOffice.ts";
import { changeableSlots, createOtherIds, type OtherIds, withChanged } from "../test/otherIds.ts";
import { startOfficeStack } from "../test/startStack.ts";
import { nameOf, uniqueSteps } from "../test/uniqueSteps.ts";
import { variablesOf } from "../test/variablesOf.ts";
import { median } from "./measure.ts";

// Compares answer times for another company's ids and for unknown ids.
// isolation.test.ts proves that both kinds get equal answers.
const rounds = Number(process.argv[2] ?? 200);
const people = ["owner", "paivi", "juhani", "vaino", "mikko", "ake", "tuulikki", "installer", "office"];
// A person may send 600 operations a minute.
const pauseMs = Math.ceil(60_000 / 600 / people.length) * 2;

const inTurn = ["foreign", "nobodys"] as const;

type Asked = { step: Step; variables: object };

async function timesOf(asked: Asked, others: OtherIds, next: () => Send) {
  const changed = changeableSlots(asked.step, asked.variables);
  const document = documentOfStep(schema, asked.step);
  const times: Record<keyof OtherIds, number[]> = { foreign: [], nobodys: [] };
  for (let round = 0; round <= rounds; round++) {
    const send = next();
    // The first request after a pause is slower, so the order alternates between rounds.
    for (const whose of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
      const variables = withChanged(asked.variables, changed, others[whose]);
      const start = performance.now();
      const { status } = await send(document, variables);
      const milliseconds = performance.now() - start;
      if (status === 429) throw new Error("The limit of operations was met; the pause is too short.");
      if (round > 0) times[whose].push(milliseconds);
    }
    await wait(pauseMs);
  }
  const [theirs, nobodys] = [median(times.foreign), median(times.nobodys)];
  const difference = `${(((theirs - nobodys) / nobodys) * 100).toFixed(1)} %`;
  return { "another company's ms": theirs.toFixed(2), "nobody's ms": nobodys.toFixed(2), difference };
}

const stack = await startOfficeStack();
const theirs = await buildOffice(stack, "owner@nordgolv.example", {
  without: ["sendCertificate", "resendCertificate"],
  until: "deleteInstallation",
});
const ours = await buildOffice(stack, "owner@lattia.example", {
  until: "previewCertificate",
  without: ["finishInstallation", "removeProduct"],
});
ours.fixtures.set({ installedProductGid: ours.fixtures.get("spareInstalledGid") });
ours.fixtures.set({ signedProjectGid: ours.fixtures.get("projectGid"), invitedGid: ours.fixtures.get("userGid") });
const others = createOtherIds(theirs.fixtures);
const senders: Send[] = [];
for (const person of people)
  senders.push(createSender(stack.url, await tokenOf(stack.upstream.url, `${person}@lattia.example`, demoPassword)));
const next = () => {
  const [send = ours.send] = senders.splice(0, 1);
  senders.push(send);
  return send;
};

const table: Record<string, object> = {};
for (const step of uniqueSteps) {
  const variables = await variablesOf(step, ours);
  if (variables && changeableSlots(step, variables).length > 0)
    table[nameOf(step)] = await timesOf({ step, variables }, others, next);
}
await stack.close();
console.table(table);
