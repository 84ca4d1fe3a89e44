import { request } from "undici";

/** A day as REST takes it, so many days from today. */
export function daysFromNow(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;
}

/** A project that a run makes, as REST takes it. */
export const newProject = {
  name: "Contract test, may be deleted",
  city: "Lund",
  customer: "Contract test",
  customerEmail: "nobody@contract.example",
  postalCode: "222 22",
  startDate: daysFromNow(-30),
  endDate: daysFromNow(30),
};

/** The smallest picture that a service may want to read: one grey pixel as PNG. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);

/** Sends the picture to a link for uploads, as a browser does. */
export async function putPicture(url: string): Promise<void> {
  const headers = { "content-type": "image/png", "content-length": String(onePixel.length) };
  const { body } = await request(url, { method: "PUT", body: onePixel, headers });
  await body.dump();
}

/** No such name exists (RFC 2606). */
export const webhookUrl = "https://hooks.example/contract-test";

/** An export's operation over a list that every company has. */
export const exportQuery = "{ viewer { company { templates { edges { node { name } } } } } }";

/** Another address of the same mailbox, which nobody has used: `maja+contract-k3x9@firm.example`. */
export function subAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at)}+contract-${Date.now().toString(36)}${email.slice(at)}`;
}
