import { isUtf8 } from "node:buffer";
import { createHash, randomBytes } from "node:crypto";
import { request } from "undici";
import type { Rest } from "../../src/rest/client.ts";
import { postRecording } from "../../src/step/sendRecording.ts";
import { SkippedError } from "../createFixtures.ts";
import type { OwnInstallation } from "../createOwnThings.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { daysFromNow, drawPng, onePixel, putPicture } from "../sampleData.ts";
import { demand, demandFields } from "./expectations.ts";

const page = { skip: 0, take: 25 };

/** Links open without a token. */
export const linkCases: BehaviourCase[] = [
  {
    operation: "listCertificates",
    claim: "the certificate's link opens its PDF",
    effect: "reads",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const { data } = await rest.call("listCertificates", { query: { sort: "number", ...page } });
      const [link] = data.flatMap(({ url }) => url ?? []);
      if (!link) throw new SkippedError("no certificate has a link");
      demandPdf(await openLink(link));
      saw(1);
    },
  },
  {
    operation: "verifyCertificate",
    claim: "the link of a mail's code opens the PDF",
    effect: "reads",
    mayLack: true,
    run: async ({ rest, fixtures, saw }) => {
      const { url } = await rest.callPublic("verifyCertificate", {
        code: fixtures.get("code"),
        callerAddress: "192.0.2.1",
      });
      if (!url) throw new SkippedError("the code gives no link");
      demandPdf(await openLink(url));
      saw(1);
    },
  },
  {
    operation: "previewCertificate",
    claim: "the link opens a PDF",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.finishedOnce();
      const choice = { activationDate: daysFromNow(0), folderIds: [ids.folderId] };
      demandPdf(await openLink((await rest.call("previewCertificate", { ...ids, body: choice })).url));
      saw(1);
    },
  },
  {
    operation: "createAttachmentUpload",
    claim: "the uploaded picture is recorded, and its link opens it",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const { data: steps } = await rest.call("listSteps", {
        ...(await own.finishedOnce()),
        query: { language: "sv" },
      });
      const attachments = steps.flatMap(({ data }) => data.flatMap((entry) => entry.data.attachments ?? []));
      const [attachment] = attachments;
      if (!attachment) throw new SkippedError("no step asks for a picture");
      demandPicture(await openLink(attachment.url));
      saw(attachments.length);
    },
  },
  {
    operation: "createAttachmentUpload",
    claim: "the thumbnail's link opens a small WebP",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const { entry } = await recordPicture(rest, await own.installation(), {}, drawPng(randomBytes(64), 9));
      const { thumbnailUrl } = entry.data.attachments?.[0] ?? {};
      if (thumbnailUrl === undefined) throw new SkippedError("the service has no small pictures");
      demand(thumbnailUrl !== null, "thumbnailUrl", "a link to a small picture", "null");
      const { status, bytes } = await openLink(thumbnailUrl ?? "");
      demand(status === 200, "thumbnailUrl", "a link that opens", String(status));
      const kind = bytes.toString("latin1", 8, 12);
      demand(kind === "WEBP", "thumbnailUrl", "a WebP", "another file");
      saw(1);
    },
  },
  {
    operation: "createAttachmentUpload",
    claim: "the sender's word about a picture stands beside it, with the SHA-256 of the stored bytes",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const { features } = await rest.callPublic("getFeatures", {});
      if (!features.includes("photoProof")) throw new SkippedError("the service keeps no proof of photos");
      const ids = await own.installation();
      const facts = { chosenSha256: "0f".repeat(32), takenAt: "2026-11-04T09:41:00+01:00", origin: "FOLDER" as const };
      const { entry } = await recordPicture(rest, ids, facts);
      const sha256 = createHash("sha256").update(onePixel).digest("hex");
      demandFields(entry.data.attachments?.[0] ?? {}, { ...facts, sha256 }, "as it was sent");
      saw(1);
    },
  },
  {
    operation: "createMeasurement",
    claim: "a picture of an earlier room is asked about until it is kept",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const { features } = await rest.callPublic("getFeatures", {});
      if (!features.includes("photoProof")) throw new SkippedError("the service keeps no proof of photos");
      const chosenSha256 = randomBytes(32).toString("hex");
      const earlier = await own.installation();
      const first = await recordPicture(rest, earlier, { chosenSha256 }, differing());
      const second = await recordPicture(rest, await own.installation(), { chosenSha256 }, differing());
      demandFields(
        { sameAs: first.entry.data.attachments?.[0]?.sameAs ?? null },
        { sameAs: null },
        "the first picture",
      );
      const sameAs = second.entry.data.attachments?.[0]?.sameAs;
      demandFields(sameAs?.places[0]?.installation ?? {}, { id: earlier.installationId }, "the earlier room");
      const kept = await second.record({ keep: true });
      demandFields(kept.data.attachments?.[0] ?? {}, { sameAs: null }, "after keeping");
      saw(1);
    },
  },
  {
    operation: "createMeasurement",
    claim: "a picture that looks like one of an earlier room is asked about as similar",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const { features } = await rest.callPublic("getFeatures", {});
      if (!features.includes("photoProof")) throw new SkippedError("the service keeps no proof of photos");
      const shades = randomBytes(64);
      const earlier = await own.installation();
      const facts = () => ({ chosenSha256: randomBytes(32).toString("hex") });
      await recordPicture(rest, earlier, facts(), drawPng(shades, 9));
      const { entry } = await recordPicture(rest, await own.installation(), facts(), drawPng(shades, 1));
      const { kind, places = [] } = entry.data.attachments?.[0]?.sameAs ?? {};
      demandFields({ kind }, { kind: "SIMILAR" }, "the picture that was saved anew");
      demandFields(places[0]?.installation ?? {}, { id: earlier.installationId }, "the earlier room");
      saw(1);
    },
  },
  {
    operation: "createLogoUpload",
    claim: "the uploaded logo is the company's, and its link opens it",
    effect: "lasts",
    run: async ({ rest, fixtures, saw }) => {
      const { url, fileUrl } = await rest.call("createLogoUpload", {
        companyId: fixtures.get("companyId"),
        body: { fileName: `public/profile-pictures/${"contract.png"}` },
      });
      await putPicture(url);
      await rest.call("updateCompany", { body: { logo: fileUrl } });
      const { logo } = await rest.call("getCompany", {});
      demand(logo !== null, "logo", "a link to the picture", "null");
      demandPicture(await openLink(logo ?? ""));
      saw(1);
    },
  },
];

type Opened = { status: number; bytes: Buffer };

async function openLink(link: string): Promise<Opened> {
  const { statusCode, body } = await request(link);
  return { status: statusCode, bytes: Buffer.from(await body.arrayBuffer()) };
}

function demandPdf({ status, bytes }: Opened): void {
  demand(status === 200, "url", "a link that opens", String(status));
  demand(bytes.subarray(0, 5).toString() === "%PDF-", "url", "a PDF", isUtf8(bytes) ? "a text" : "another file");
}

function demandPicture({ status, bytes }: Opened): void {
  demand(status === 200, "url", "a link that opens", String(status));
  demand(bytes.equals(onePixel), "url", "the picture as it was sent", `another file of ${bytes.length} bytes`);
}

const differing = () => Buffer.concat([onePixel, randomBytes(8)]);

type Facts = { chosenSha256?: string; takenAt?: string; origin?: "FOLDER" };

async function recordPicture(rest: Rest, ids: OwnInstallation, facts: Facts, bytes = onePixel) {
  const file = { fileName: "contract.png", contentType: "image/png", size: bytes.length };
  const { url, fileUrl } = await rest.call("createAttachmentUpload", { ...ids, body: { ...file, ...facts } });
  await putPicture(url, bytes);
  const steps = (await rest.call("listSteps", { ...ids, query: { language: "sv" } })).data;
  const step = steps.find(({ data }) => data.some(({ dataSchema }) => dataSchema.properties.attachments));
  if (!step) throw new SkippedError("no step asks for a picture");
  const { measurementId } = ids;
  const record = (more: { keep?: boolean }) => {
    const attachments = [{ url: fileUrl, fileName: "contract.png", ...more }];
    return postRecording(rest, { measurementId, stepLabel: step.stepLabel, data: { attachments } });
  };
  return { record, entry: await record({}) };
}
