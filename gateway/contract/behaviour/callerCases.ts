import type { RestNationalRecordChange } from "../../src/rest/types.ts";
import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { daysFromNow } from "../sampleData.ts";
import { demand, demandEqual, demandFields } from "./expectations.ts";

const asChanged = "as it was changed";
const asItWas = "as it was, since the change left it out";

/** Each case undoes its change of the caller or the company. */
export const callerCases: BehaviourCase[] = [
  {
    operation: "updateUser",
    claim: "the change is read back, and other fields stay",
    effect: "lasts",
    run: async ({ rest, fixtures, saw }) => {
      const { phone, firstName, lastName, installer } = await rest.call("getUser", { userId: fixtures.get("userId") });
      const changed = phone === "+46 46 000 00 01" ? "+46 46 000 00 02" : "+46 46 000 00 01";
      await rest.call("updateUser", { userId: fixtures.get("userId"), body: { phone: changed } });
      const read = await rest.call("getUser", { userId: fixtures.get("userId") });
      await rest.call("updateUser", { userId: fixtures.get("userId"), body: { phone } });
      demandFields(read, { phone: changed }, asChanged);
      demandFields(read, { firstName, lastName, installer }, asItWas);
      saw(1);
    },
  },
  {
    operation: "updateCompany",
    claim: "the change is read back, and other fields stay",
    effect: "lasts",
    run: async ({ rest, saw }) => {
      const { website, name, address, email } = await rest.call("getCompany", {});
      await rest.call("updateCompany", { body: { website: "https://contract.example" } });
      const read = await rest.call("getCompany", {});
      await rest.call("updateCompany", { body: { website } });
      demandFields(read, { website: "https://contract.example" }, asChanged);
      demandFields(read, { name, address, email }, asItWas);
      saw(1);
    },
  },
  {
    operation: "updateCompany",
    claim: "the record of a country is read back, and null removes it",
    effect: "lasts",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const { nationalRecord: before } = await rest.call("getCompany", {});
      if (before === undefined) throw new SkippedError("the service prints no records of countries");
      const set = (nationalRecord: RestNationalRecordChange | null) =>
        rest.call("updateCompany", { body: { nationalRecord } });
      await set({ country: "NO", headOfWorks: { name: "Contract test" }, statement: "Contract test" });
      const { nationalRecord: read } = await rest.call("getCompany", {});
      await set(null);
      const { nationalRecord: left } = await rest.call("getCompany", {});
      if (before) await set({ country: before.country, headOfWorks: before.headOfWorks, statement: before.statement });
      demandFields(read ?? {}, { country: "NO", statement: "Contract test" }, asChanged);
      demandEqual(read?.headOfWorks.name, "Contract test", "headOfWorks.name", asChanged);
      demandEqual(left, null, "nationalRecord", "as it was removed");
      saw(1);
    },
  },
  {
    operation: "confirmStandards",
    claim: "a confirmed list has its person and time, until it is taken back",
    effect: "lasts",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const { nationalRecord: before } = await rest.call("getCompany", {});
      const { features } = await rest.callPublic("getFeatures", {});
      if (!features.includes("standardsConfirmation")) throw new SkippedError("the service keeps no confirmations");
      if (before) throw new SkippedError("the company has a record, whose confirmation is its own");
      const { nationalRecord: set } = await rest.call("updateCompany", { body: { nationalRecord: { country: "NO" } } });
      const confirm = async (confirmed: boolean) => {
        await rest.call("confirmStandards", { body: { version: set?.standards.version ?? "", confirmed } });
        const { nationalRecord } = await rest.call("getCompany", {});
        const { confirmedAt, confirmedBy } = nationalRecord?.standards ?? {};
        return [Boolean(confirmedAt), Boolean(confirmedBy)];
      };
      const read = [await confirm(true), await confirm(false)];
      await rest.call("updateCompany", { body: { nationalRecord: null } });
      demandEqual(read[0], [true, true], "standards", "as the list was confirmed");
      demandEqual(read[1], [false, false], "standards", "as it was taken back");
      saw(1);
    },
  },
  {
    operation: "putOffAttention",
    claim: "the kind is put off and comes back",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const read = async () =>
        (await rest.call("listAttention", {})).data.find(({ kind }) => kind === "STEP_LEFT")?.putOffUntil;
      const until = daysFromNow(7).slice(0, 10);
      if ((await read()) === undefined) throw new SkippedError("the person does not see the kind STEP_LEFT");
      saw(1);
      await rest.call("putOffAttention", { kind: "STEP_LEFT", body: { until } });
      const putOff = await read();
      await rest.call("putOffAttention", { kind: "STEP_LEFT", body: { until: null } });
      demandEqual([putOff, await read()], [until, null], "putOffUntil", "after both changes");
    },
  },
  {
    operation: "setWeeklyMail",
    claim: "the wish is read back",
    effect: "lasts",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const { wanted } = await rest.call("getWeeklyMail", {});
      saw(1);
      await rest.call("setWeeklyMail", { body: { wanted: !wanted } });
      const read = (await rest.call("getWeeklyMail", {})).wanted;
      await rest.call("setWeeklyMail", { body: { wanted } });
      demand(read !== wanted, "wanted", asChanged, "as before");
    },
  },
];
