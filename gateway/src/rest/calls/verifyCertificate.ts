import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function verifyCertificate(rest: Rest, code: string) {
  return rest.getPublic<Answer<"verifyCertificate">>(path`v1/certificate/${code}`);
}
