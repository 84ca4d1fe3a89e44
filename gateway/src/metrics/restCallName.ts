const words = new Set([
  "v1",
  "certificate",
  "certificate-preview",
  "company",
  "complete",
  "folder",
  "installation",
  "invite",
  "measurements",
  "pre-signed-url",
  "presigned-url",
  "product",
  "project",
  "resend-signed",
  "role",
  "sign",
  "signable",
  "steps",
  "user",
  "users",
  "validate",
]);

/** A call of the REST service without its ids: `GET v1/company/:id/project`. */
export function restCallName(method: string, path: string): string {
  const segments = path.split("/").map((segment) => (words.has(segment) ? segment : ":id"));
  return `${method} ${segments.join("/")}`;
}
