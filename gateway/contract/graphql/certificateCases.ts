import { type Fixtures, SkippedError } from "../createFixtures.ts";
import { daysFromNow, onePixel, putPicture } from "../sampleData.ts";
import type { MutationCase } from "./GraphqlCase.ts";

const today = daysFromNow(0).slice(0, 10);

const choice = (fixtures: Fixtures) => ({ projectId: fixtures.get("projectGid"), folders: [fixtures.get("folderId")] });

/** Withdraws the certificate and reopens its room. The room is not in review, so release and return are refused. */
export const withdrawalCases: MutationCase[] = [
  {
    name: "withdrawCertificate",
    effect: "lasts",
    inputs: (fixtures) => {
      // Throws unless this run activated a warranty, so that no other run's certificate is withdrawn.
      fixtures.get("signedProjectGid");
      return [{ certificateId: fixtures.get("certificateGid"), reason: "Contract test" }];
    },
  },
  {
    name: "reopenInstallation",
    inputs: (fixtures) => [{ installationId: fixtures.get("installationGid"), reason: "Contract test" }],
  },
  {
    name: "releaseInstallations",
    refusal: "NOT_IN_REVIEW",
    inputs: (fixtures) => [{ installationIds: [fixtures.get("installationGid")], note: "Contract test" }],
  },
  {
    name: "returnInstallation",
    refusal: "NOT_IN_REVIEW",
    inputs: (fixtures) => [{ installationId: fixtures.get("installationGid"), reason: "Contract test" }],
  },
  { name: "setReviewRequired", inputs: () => [{ isRequired: false }] },
];

/** The mail with the certificate goes to the token's user. */
export const certificateCases: MutationCase[] = [
  { name: "previewCertificate", inputs: (fixtures) => [{ ...choice(fixtures), activationDate: today }] },
  {
    name: "sendCertificate",
    effect: "lasts",
    inputs: (fixtures) => [
      {
        ...choice(fixtures),
        activationDate: today,
        toEmail: fixtures.get("email"),
        sendCopy: true,
        acceptsDisclaimer: true,
      },
    ],
    learn: (found, fixtures) => fixtures.set({ signedProjectGid: found("project.id") }),
  },
  {
    name: "resendCertificate",
    effect: "lasts",
    inputs: (fixtures) => [
      {
        ...choice(fixtures),
        projectId: fixtures.get("signedProjectGid"),
        toEmail: fixtures.get("email"),
        sendCopy: true,
      },
    ],
  },
  {
    name: "requestCertificateArchive",
    effect: "lasts",
    inputs: (fixtures) => {
      // Skips the case if this run has no certificate, because the service refuses a period without certificates.
      fixtures.get("signedProjectGid");
      return [{ from: today, to: today }];
    },
  },
  {
    name: "createFaultUpload",
    effect: "lasts",
    inputs: (fixtures) => {
      const file = { fileName: "contract.png", contentType: "image/png", size: onePixel.length };
      return [{ code: fixtures.get("code"), ...file }];
    },
    learn: async (found, fixtures) => {
      await putPicture(String(found("uploadUrl")));
      fixtures.set({ faultPhoto: found("fileUrl") });
    },
  },
  {
    name: "reportFault",
    effect: "lasts",
    inputs: (fixtures) => {
      const photoUrl = (fixtures.has("faultPhoto") && fixtures.get("faultPhoto")) || undefined;
      // A photo can be used for one report only, so the run of the last release's schema needs another photo.
      fixtures.set({ faultPhoto: "" });
      return [{ code: fixtures.get("code"), text: "Contract test", photoUrl }];
    },
  },
  {
    name: "setFaultState",
    effect: "lasts",
    inputs: async (fixtures, ask) => {
      if (fixtures.has("faultReportId")) {
        const known = { certificateId: fixtures.get("certificateGid"), faultReportId: fixtures.get("faultReportId") };
        return [{ ...known, state: "NEW", note: "Contract test" }];
      }
      const page = await ask("query($code: String!) { verifiedCertificate(code: $code) { number } }", {
        code: fixtures.get("code"),
      });
      const found = await ask(
        `query($number: String!) { viewer { company { certificate(number: $number) { id faultReports { faultReportId } } } } }`,
        { number: page("verifiedCertificate.number") },
      );
      const reports = found("viewer.company.certificate.faultReports") as { faultReportId: string }[] | null;
      if (!reports?.[0]) throw new SkippedError("nobody reported a fault");
      const { faultReportId } = reports[0];
      const ids = { certificateId: found("viewer.company.certificate.id"), faultReportId };
      return [{ ...ids, state: "NEW", note: "Contract test" }];
    },
  },
];
