import type { FastifyInstance, FastifyRequest } from "fastify";

type ArrivalTimes = {
  requestMs: number;
  fileMs: number;
  fileSilenceMs: number;
};

export const arrivalTimes: ArrivalTimes = { requestMs: 20_000, fileMs: 30 * 60_000, fileSilenceMs: 30_000 };

const lateRequest = () => Object.assign(new Error("The request took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });

/** Node's one timeout for all requests must fit a file of 25 MB from a phone, so others have their own timer. */
export function limitArrival(app: FastifyInstance, times: ArrivalTimes): void {
  app.server.requestTimeout = times.fileMs;
  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = request;
    if (isUpload(request)) {
      raw.setTimeout(times.fileSilenceMs);
      // The file store may take longer than the timeout, and a failure of the store must be answered.
      raw.once("end", () => raw.setTimeout(0));
    } else {
      const end = () => raw.complete || app.server.emit("clientError", lateRequest(), raw.socket);
      const timer = setTimeout(end, times.requestMs).unref();
      const stop = () => clearTimeout(timer);
      raw.once("close", stop);
      reply.raw.once("finish", stop);
    }
    done();
  });
}

function isUpload({ method, routeOptions }: FastifyRequest): boolean {
  return method === "PUT" && routeOptions.url === "/files/:fileId";
}
