import type { components } from "../src/__generated__/contract.ts";
import { createClient } from "./createClient.ts";
import type { TestCompany } from "./startTestUpstream.ts";
import { png, put } from "./uploading.ts";

type Schemas = components["schemas"];

export function createGrant({ owner }: TestCompany, measurementId: string, stepLabel = "BEFORE_LAYING") {
  return owner.post<Schemas["NewCameraGrant"]>("/camera-grants", { measurementId, stepLabel });
}

/** A phone with the secret and no token. */
export function createPhone(url: string, secret: string, headers: Record<string, string> = {}) {
  const client = createClient(url, "", { authorization: "", "x-camera-grant": secret, ...headers });
  const fileName = "Skarv.png";
  const announce = () =>
    client.post<Schemas["Upload"]>("/camera/uploads", { fileName, contentType: "image/png", size: png.length });
  const attach = (fileUrl: string) => client.post<Schemas["Camera"]>("/camera/attachments", { url: fileUrl, fileName });
  return {
    open: (language = "sv") => client.get<Schemas["Camera"]>(`/camera?language=${language}`),
    announce,
    attach,
    async sendPhoto() {
      const { body } = await announce();
      await put(body.url, png);
      return attach(body.fileUrl);
    },
  };
}
