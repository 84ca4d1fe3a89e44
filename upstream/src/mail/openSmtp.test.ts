import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { openSmtp, refusalOf } from "./openSmtp.ts";

const message = {
  id: "5e02",
  createdAt: new Date("2026-11-20T09:30:00Z"),
  to: "kund@brfripan.example",
  subject: "Garantibevis",
  text: "Hej!",
  html: "<p>Hej!</p>",
  attachments: [],
};

let server: SMTPServer;
let url: string;
let received: { to: string[]; bytes: Buffer }[];

beforeEach(async () => {
  received = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const refused = { unknown: 550, busy: 451 }[address.split("@")[0] ?? ""];
      done(refused ? Object.assign(new Error("no"), { responseCode: refused }) : null);
    },
    onData: (stream, { envelope }, done) => {
      buffer(stream).then((bytes) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), bytes });
        done();
      }, done);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

test("hands the message to the server, for one recipient and with a stable id", async () => {
  const mail = openSmtp(url, "no-reply@warranty.example");
  await mail.send(message);
  await mail.send(message);
  mail.close();
  expect(received.map(({ to }) => to)).toEqual([["kund@brfripan.example"], ["kund@brfripan.example"]]);
  const ids = await Promise.all(received.map(async ({ bytes }) => (await PostalMime.parse(bytes)).messageId));
  expect(ids).toEqual(["<5e02@warranty.example>", "<5e02@warranty.example>"]);
});

test("tells an address that does not exist from a server that is busy", async () => {
  const mail = openSmtp(url, "no-reply@warranty.example");
  const unknown = await mail.send({ ...message, to: "unknown@brfripan.example" }).catch((error: unknown) => error);
  const busy = await mail.send({ ...message, to: "busy@brfripan.example" }).catch((error: unknown) => error);
  mail.close();
  expect(unknown).toBeInstanceOf(Error);
  expect(busy).toBeInstanceOf(Error);
  expect(refusalOf(unknown)).toBe("ADDRESS_REFUSED");
  expect(refusalOf(busy)).toBeUndefined();
});

test("a server that is away fails for now, not for good", async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const failure = await openSmtp(url, "no-reply@warranty.example")
    .send(message)
    .catch((error: unknown) => error);
  expect(failure).toHaveProperty("code", "ESOCKET");
  expect(refusalOf(failure)).toBeUndefined();
});
