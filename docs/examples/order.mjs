// From an order to a certificate: creates a project and a room with its cable, records values and a photo, finishes,
// activates, and mails the certificate.
//   node docs/examples/order.mjs 4711 photo.png kund@kund.example 2026-11-21

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { createClient, optionsFromEnvironment } from "@fjallum/warranty-client";

const [order, photo, toEmail, day] = process.argv.slice(2);
if (!day) throw new Error("node order.mjs <order> <photo.png> <customer's e-mail> <day of the order>");
const client = createClient(optionsFromEnvironment());
const nextYear = new Date(Date.parse(day) + 365 * 86_400_000).toISOString().slice(0, 10);
// Each try of an order has the same keys, so that a repeated run creates nothing twice.
const key = (action) => `order-${order}-${action}`;

// Depending on the token, `viewer` or `program` is null, so the query asks for both.
const { viewer, program, products } = await client.ask(
  `{ viewer { company { ...own } } program { company { ...own } } products(query: "Flex R1", first: 1) { id } }
  fragment own on Company { installers { id } }`,
);
const [installer] = (viewer ?? program).company.installers;
if (!installer) throw new Error("Nobody of the company is an installer, and a room needs one. Invite one first.");

const { project } = await client.change(
  "createProject",
  {
    name: `Order ${order}`,
    city: "Lund",
    customer: "BRF Solbacken",
    startsOn: day,
    endsOn: nextYear,
    idempotencyKey: key("project"),
  },
  "project { id rootFolder { id } }",
);
const { installation } = await client.change(
  "createInstallation",
  { folderId: project.rootFolder.id, title: "Badrum", installerId: installer.id, idempotencyKey: key("room") },
  "installation { id }",
);
const installationId = installation.id;
// A repeated key returns the first answer, which may be outdated, so the current state is read.
const { node: now } = await client.ask("query($id: ID!) { node(id: $id) { ... on Installation { status } } }", {
  id: installationId,
});
if (now.status === "STARTED") {
  await document();
  await client.change(
    "finishInstallation",
    { installationId, acceptsDisclaimer: true, idempotencyKey: key("finish") },
    "installation { status }",
  );
}
const { certificates } = await client.change(
  "sendCertificate",
  {
    projectId: project.id,
    folders: [project.rootFolder.id],
    activationDate: day,
    toEmail,
    acceptsDisclaimer: true,
    idempotencyKey: key("certificate"),
  },
  "certificates { number recipients { email state } }",
);
console.log(JSON.stringify({ project: project.id, certificates }));

async function document() {
  await client.change(
    "addProduct",
    { installationId, productId: products[0].id, cableLength: 60, voltage: 230, idempotencyKey: key("cable") },
    "product { id }",
  );
  const { node } = await client.ask(
    `query($id: ID!) { node(id: $id) { ... on Installation { steps { entries {
      id requiresAttachments attachments { fileName } measurements { quantity minimum maximum }
    } } } } }`,
    { id: installationId },
  );
  for (const entry of node.steps.flatMap(({ entries }) => entries)) {
    await client.change(
      "recordMeasurements",
      { stepEntryId: entry.id, readings: entry.measurements.map(reading) },
      "stepEntry { isComplete }",
    );
    if (entry.requiresAttachments && entry.attachments.length === 0) await attach(entry.id);
  }
}

// Return your instrument's values here.
function reading({ quantity, minimum, maximum }) {
  return quantity === "INSULATION" ? { quantity, lowerBound: 1000 } : { quantity, value: (minimum + maximum) / 2 };
}

async function attach(stepEntryId) {
  const bytes = await readFile(photo);
  const fileName = basename(photo);
  const { uploadUrl, fileUrl } = await client.change(
    "createAttachmentUpload",
    { installationId, fileName, contentType: "image/png", size: bytes.length },
    "uploadUrl fileUrl",
  );
  // No token is sent: the link itself grants access for five minutes.
  const put = await fetch(uploadUrl, { method: "PUT", body: bytes, headers: { "content-type": "image/png" } });
  if (!put.ok) throw new Error(`The photo was not taken: ${put.status} ${await put.text()}`);
  await client.change(
    "addAttachment",
    { stepEntryId, attachment: { url: fileUrl, fileName } },
    "stepEntry { isComplete }",
  );
}
