import type { Context } from "../context.ts";
import { clientError } from "../rest/errors.ts";
import type { Answer } from "../rest/types.ts";

type Upload = Answer<"createAttachmentUpload">;
type Links = { uploadUrl: string | null; fileUrl: string | null };

/** @throws UPSTREAM_ERROR when the bytes would go elsewhere than to the configured file service */
export function uploadLinks(upload: Upload | null, { services }: Context): Links {
  if (upload === null) return { uploadUrl: null, fileUrl: null };
  const { origin } = new URL(upload.url);
  if (origin !== services.config.filesOrigin) {
    services.log.error({ origin }, "an upload link leads elsewhere than FILES_ORIGIN");
    throw clientError("UPSTREAM_ERROR", "The file service gave an address that is not trusted. Nothing was uploaded.");
  }
  return { uploadUrl: upload.url, fileUrl: upload.fileUrl };
}
