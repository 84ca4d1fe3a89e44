import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { PgBoss } from "pg-boss";

type Handler = (jobs: { data?: object }[]) => Promise<unknown>;

/** Adds a job to its request's trace by W3C Trace Context in the job's data. pg-boss has no package for this. */
export function traceJobs(): void {
  const { send, work } = PgBoss.prototype;
  const queue = function (this: PgBoss, name: unknown, data: unknown, ...rest: unknown[]) {
    const carrier = {};
    propagation.inject(context.active(), carrier);
    return Reflect.apply(send, this, [name, { ...(data ?? {}), ...carrier }, ...rest]);
  };
  const workTraced = function (this: PgBoss, name: string, ...rest: unknown[]) {
    const handler = rest.pop() as Handler;
    return Reflect.apply(work, this, [name, ...rest, traced(name, handler)]);
  };
  Object.assign(PgBoss.prototype, { send: queue, work: workTraced });
}

const tracer = trace.getTracer("pg-boss");

function traced(queue: string, handler: Handler): Handler {
  const attributes = { "messaging.system": "pg-boss", "messaging.destination.name": queue };
  return (jobs) => {
    const parent = propagation.extract(ROOT_CONTEXT, jobs[0]?.data ?? {});
    return tracer.startActiveSpan(`process ${queue}`, { kind: SpanKind.CONSUMER, attributes }, parent, async (span) => {
      try {
        return await handler(jobs);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  };
}
