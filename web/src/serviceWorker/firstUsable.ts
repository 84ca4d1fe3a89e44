import { isOfProxy } from "../relay/failures.ts";

/** A line that gives nothing for this long is as good as none. */
const maxWaitMs = 3_000;

/** Any answer of the gateway is passed on, an error too. Without one, or with a proxy's own, the stored file is used. */
export function firstUsable(answer: Promise<Response>, stored: Response): Promise<Response> {
  const usable = answer.then(
    (response) => (isOfProxy(response.status, response.headers.get("x-request-id")) ? stored : response),
    () => stored,
  );
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(stored), maxWaitMs));
  return Promise.race([usable, late]);
}
