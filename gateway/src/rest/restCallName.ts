const words = new Set([
  "v1",
  "accept",
  "certificate",
  "certificate-preview",
  "company",
  "complete",
  "folder",
  "installation",
  "invitation",
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

// Behind each of these comes an id, whatever it is called, so that no id that is one of the words makes a name of its own.
const nounsWithIds = new Set([
  "certificate",
  "company",
  "folder",
  "installation",
  "measurements",
  "product",
  "project",
  "user",
]);

/** A call of the REST service without its ids, `GET v1/company/:id/project`: one of as many as the contract has. */
export function restCallName(method: string, path: string): string {
  let name = method;
  let before = " ";
  for (const segment of path.split("/")) {
    const isId = !words.has(segment) || (nounsWithIds.has(before) && !(before === "user" && segment === "validate"));
    name += before === " " ? before : "/";
    before = isId ? ":id" : segment;
    name += before;
  }
  return name;
}
