import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

const note = "Contract test";

/** The state of a fault report. The claim sets NEW, of which no customer gets a mail. */
export const faultCases: BehaviourCase[] = [
  {
    operation: "reportFault",
    claim: "a report stands on the page of the longer code with the notes of its states, and closing needs one",
    effect: "lasts",
    mayLack: true,
    run: async ({ rest, fixtures, saw }) => {
      const visit = { code: fixtures.get("code"), callerAddress: "192.0.2.1" };
      const page = () => rest.callPublic("verifyCertificate", visit);
      const { number, canReportFault, faultReports } = await page();
      if (!canReportFault) throw new SkippedError("the code is not that of the mails");
      // A certificate takes three reports a day, so a run makes one only where there is none.
      if (!faultReports?.length) await rest.callPublic("reportFault", { ...visit, body: { text: note } });
      const [certificate] = (await rest.call("listCertificates", { query: { number } })).data;
      const {
        projectId = "",
        id: certificateId = "",
        faultReports: [{ id: faultReportId = "" } = {}] = [],
      } = certificate ?? {};
      const ids = { companyId: fixtures.get("companyId"), projectId, certificateId, faultReportId };
      await rest.call("setFaultState", { ...ids, body: { state: "NEW", note } });
      const [change] = (await page()).faultReports?.find(({ id }) => id === faultReportId)?.changes ?? [];
      demandEqual([change?.state, change?.note], ["NEW", note], "changes", "of the report, the latest first");
      const closing = rest.call("setFaultState", { ...ids, body: { state: "CLOSED" } });
      await demandRefusal(closing, { statuses: [400], field: "note", why: "as nothing says what was done" });
      saw(1);
    },
  },
];
