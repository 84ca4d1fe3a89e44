import { isOfProxy } from "../relay/failures.ts";

/** After this time without an answer the stored file is used. */
const maxWaitMs = 3_000;

/** Any answer of the gateway is used, even an error. If none comes, the stored file is used. */
export function firstUsable(answer: Promise<Response>, stored: Response): Promise<Response> {
  const usable = answer.then(
    (response) => (isOfProxy(response.status, response.headers.get("x-request-id")) ? stored : response),
    () => stored,
  );
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(stored), maxWaitMs));
  return Promise.race([usable, late]);
}
