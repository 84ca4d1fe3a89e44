import type { components } from "../src/__generated__/contract.ts";
import type { TestCompany } from "./startTestUpstream.ts";

type Upload = components["schemas"]["Upload"];

export const png = Buffer.from("89504e470d0a1a0a00000000", "hex");

export function announce({ owner }: TestCompany, path: string, fileName: string, size: number, facts: object = {}) {
  const contentType = "application/octet-stream";
  return owner.post<Upload>(`${path}/steps/presigned-url`, { fileName, contentType, size, ...facts });
}

export function announceLogo({ companyId, owner }: TestCompany, fileName: string) {
  const path = `/company/${companyId}/pre-signed-url`;
  return owner.post<Upload>(path, { fileName: `public/profile-pictures/${fileName}` });
}

export function put(url: string, bytes: Buffer) {
  const headers = { "content-type": "application/octet-stream" };
  return fetch(url, { method: "PUT", body: new Uint8Array(bytes), headers });
}
