import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

const note = "Contract test";

/** Fault reports with photos and states. A claim sets the state NEW, because the customer gets no mail about NEW. */
export const faultCases: BehaviourCase[] = [
  {
    operation: "createFaultUpload",
    claim: "a file of another type gets no link, and a report is refused with a photo that did not arrive",
    effect: "lasts",
    mayLack: true,
    run: async ({ rest, fixtures, saw }) => {
      const visit = { code: fixtures.get("code"), callerAddress: "192.0.2.1" };
      const { canAddPhoto } = await rest.callPublic("verifyCertificate", visit);
      if (!canAddPhoto) throw new SkippedError("the code is not that of the mails, or no photos are taken");
      const announce = (fileName: string, contentType: string) =>
        rest.callPublic("createFaultUpload", { ...visit, body: { fileName, contentType, size: 100 } });
      const drawing = announce("contract.svg", "image/svg+xml");
      await demandRefusal(drawing, { statuses: [400], field: "contentType", why: "as an SVG is no photo" });
      const { fileUrl: photoUrl } = await announce("contract.png", "image/png");
      const report = rest.callPublic("reportFault", { ...visit, body: { text: note, photoUrl } });
      await demandRefusal(report, { statuses: [400], field: "photoUrl", why: "as nothing was sent to the link" });
      saw(1);
    },
  },
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
      // The service accepts three reports a day for a certificate, so a run makes a report only if there is none.
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
  {
    operation: "listFaultReports",
    claim: "state is obeyed, and the latest comes first",
    effect: "reads",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const list = async (state?: ("NEW" | "CONTACTED" | "CLOSED")[]) =>
        (await rest.call("listFaultReports", { query: { state, skip: 0, take: 25 } })).data;
      const all = await list();
      const times = all.map(({ reportedAt }) => Date.parse(reportedAt));
      demandEqual(
        times,
        times.toSorted((one, other) => other - one),
        "reportedAt",
        "the latest first",
      );
      const stateOf = ({ state }: (typeof all)[number]) => state ?? "NEW";
      const [first] = all;
      if (!first) throw new SkippedError("nobody reported a fault");
      const states = (["NEW", "CONTACTED", "CLOSED"] as const).filter((state) => state !== stateOf(first));
      const others = (await list(states)).filter((report) => stateOf(report) === stateOf(first)).length;
      demandEqual(others, 0, "state", `as many reports that are ${stateOf(first)}, when the others are asked for`);
      saw(all.length);
    },
  },
];
