import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { boundedRequest } from "../session/boundedRequest.ts";

export async function publicLog(app: FastifyInstance, { upstreamUrl }: Pick<Config, "upstreamUrl">): Promise<void> {
  app.get<{ Params: { "*": string } }>("/log/*", async ({ params, id }, reply) => {
    // No segment begins with a dot, so no path leads out of the log.
    const isPath = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(params["*"]);
    const answer = isPath ? await boundedRequest(`${upstreamUrl}/log/${params["*"]}`).catch(() => null) : undefined;
    if (answer?.statusCode !== 200) {
      const status = answer === null || (answer && answer.statusCode !== 404) ? 503 : 404;
      const message =
        status === 404 ? "There is nothing at this address." : "The log does not answer. Try again in a moment.";
      return reply.code(status).header("cache-control", "no-store").send({ message, requestId: id });
    }
    for (const name of ["content-type", "content-disposition", "cache-control"])
      if (answer.headers[name]) reply.header(name, answer.headers[name]);
    return reply.send(Buffer.from(answer.body));
  });
}
