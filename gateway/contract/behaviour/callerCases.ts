import { listAttention, putOffAttention } from "../../src/attention/attentionApi.ts";
import { getCompany, updateCompany } from "../../src/company/companyApi.ts";
import { getUser, getWeeklyMail, setWeeklyMail, updateUser } from "../../src/user/userApi.ts";
import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { daysFromNow } from "../sampleData.ts";
import { demand, demandEqual, demandFields } from "./expectations.ts";

const asChanged = "as it was changed";
const asItWas = "as it was, since the change left it out";

/** Changes of the caller and the company, which are taken back. */
export const callerCases: BehaviourCase[] = [
  {
    operation: "updateUser",
    claim: "the change is read back, and other fields stay",
    effect: "lasts",
    run: async ({ rest, fixtures, saw }) => {
      const { phone, firstName, lastName, installer } = await getUser(rest, fixtures.get("userId"));
      const changed = phone === "+46 46 000 00 01" ? "+46 46 000 00 02" : "+46 46 000 00 01";
      await updateUser(rest, fixtures.get("userId"), { phone: changed });
      const read = await getUser(rest, fixtures.get("userId"));
      await updateUser(rest, fixtures.get("userId"), { phone });
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
      const { website, name, address, email } = await getCompany(rest);
      await updateCompany(rest, { website: "https://contract.example" });
      const read = await getCompany(rest);
      await updateCompany(rest, { website });
      demandFields(read, { website: "https://contract.example" }, asChanged);
      demandFields(read, { name, address, email }, asItWas);
      saw(1);
    },
  },
  {
    operation: "putOffAttention",
    claim: "the kind is put off and comes back",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const read = async () => (await listAttention(rest)).data.find(({ kind }) => kind === "STEP_LEFT")?.putOffUntil;
      const until = daysFromNow(7).slice(0, 10);
      if ((await read()) === undefined) throw new SkippedError("the person does not see the kind STEP_LEFT");
      saw(1);
      await putOffAttention(rest, "STEP_LEFT", { until });
      const putOff = await read();
      await putOffAttention(rest, "STEP_LEFT", { until: null });
      demandEqual([putOff, await read()], [until, null], "putOffUntil", "after both changes");
    },
  },
  {
    operation: "setWeeklyMail",
    claim: "the wish is read back",
    effect: "lasts",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const { wanted } = await getWeeklyMail(rest);
      saw(1);
      await setWeeklyMail(rest, { wanted: !wanted });
      const read = (await getWeeklyMail(rest)).wanted;
      await setWeeklyMail(rest, { wanted });
      demand(read !== wanted, "wanted", asChanged, "as before");
    },
  },
];
