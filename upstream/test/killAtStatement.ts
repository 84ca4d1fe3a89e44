import { type IncomingMessage, Server } from "node:http";
import pg from "pg";

// This file is loaded before the service. After a request such as "POST /v1/...", it counts changing SQL statements.
// In place of the statement with the given number, the process kills itself. A message tells the first job's end.
const fatalRequest = process.env.KILL_REQUEST ?? "";
const statement = Number(process.env.KILL_AT_STATEMENT);

let counting = false;
let count = 0;

const emit = Server.prototype.emit;
Server.prototype.emit = function countFromHere(this: Server, event: string | symbol, ...values: unknown[]) {
  const [request] = values as [IncomingMessage | undefined];
  if (event === "request" && `${request?.method} ${request?.url}` === fatalRequest) counting = true;
  return Reflect.apply(emit, this, [event, ...values]);
};

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function countedQuery(this: pg.Client, ...values: unknown[]) {
  const text = textOf(values[0]);
  if (counting && !/^\s*select/i.test(text)) count += 1;
  if (count === statement) process.kill(process.pid, "SIGKILL");
  if (counting && /UPDATE pgboss\.\w+\s+SET completed_on/.test(text)) process.stdout.write("the job is done\n");
  return Reflect.apply(query, this, values);
} as typeof query;

function textOf(first: unknown): string {
  return typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");
}
