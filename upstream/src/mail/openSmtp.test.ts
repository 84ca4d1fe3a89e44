import { afterEach, beforeEach, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { type MailServer, startMailServer } from "../../test/startMailServer.ts";
import { openSmtp, refusalOf, temporaryFailureOf } from "./openSmtp.ts";

const message = {
  id: "5e02",
  createdAt: new Date("2026-11-20T09:30:00Z"),
  to: "kund@brfripan.example",
  subject: "Garantibevis",
  text: "Hej!",
  html: "<p>Hej!</p>",
  attachments: [],
};

let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

test("hands the message to the server, for one recipient and with a stable id", async () => {
  const mail = openSmtp(server.url, "no-reply@warranty.example");
  await mail.send(message);
  await mail.send(message);
  mail.close();
  expect(server.received.map(({ to }) => to)).toEqual([["kund@brfripan.example"], ["kund@brfripan.example"]]);
  const ids = await Promise.all(server.received.map(async ({ bytes }) => (await PostalMime.parse(bytes)).messageId));
  expect(ids).toEqual(["<5e02@warranty.example>", "<5e02@warranty.example>"]);
});

test("tells an address that does not exist and a message that is not taken from a server that is busy", async () => {
  const mail = openSmtp(server.url, "no-reply@warranty.example");
  const unknown = await mail.send({ ...message, to: "unknown@brfripan.example" }).catch((error: unknown) => error);
  const busy = await mail.send({ ...message, to: "busy@brfripan.example" }).catch((error: unknown) => error);
  const large = await mail.send({ ...message, to: "large@brfripan.example" }).catch((error: unknown) => error);
  mail.close();
  expect(unknown).toBeInstanceOf(Error);
  expect(busy).toBeInstanceOf(Error);
  expect(refusalOf(unknown)).toBe("ADDRESS_REFUSED");
  // Checks both forms, because the log writes an error as JSON or as text.
  expect(JSON.stringify([unknown, String(unknown)])).not.toContain("brfripan");
  expect(refusalOf(large)).toBe("MESSAGE_REFUSED");
  expect(refusalOf(busy)).toBeUndefined();
  expect(temporaryFailureOf(busy)).toBeUndefined();
});

test("gives up a server that is silent about a recipient before it takes the message, but not one that is slow to take it", async () => {
  const mail = openSmtp(server.url, "no-reply@warranty.example", { beforeDataMs: 300 });
  const silent = await mail.send({ ...message, to: "silent@brfripan.example" }).catch((error: unknown) => error);
  expect(temporaryFailureOf(silent)).toBe("TIMED_OUT");
  expect(refusalOf(silent)).toBeUndefined();
  await mail.send({ ...message, to: "slow@brfripan.example" });
  mail.close();
  expect(server.received.map(({ to }) => to)).toEqual([["slow@brfripan.example"]]);
});

test("an address that no mail can go to is refused for good", async () => {
  const mail = openSmtp(server.url, "no-reply@warranty.example");
  const failure = await mail.send({ ...message, to: "info(fel)@firma.example" }).catch((error: unknown) => error);
  mail.close();
  expect(refusalOf(failure)).toBe("ADDRESS_REFUSED");
  expect(server.received).toEqual([]);
});

test("a sender that the server refuses says nothing of the recipient's address", async () => {
  const mail = openSmtp(server.url, "suspended@warranty.example");
  const failure = await mail.send(message).catch((error: unknown) => error);
  mail.close();
  expect(failure).toMatchObject({ code: "EENVELOPE", responseCode: 553 });
  expect(refusalOf(failure)).toBeUndefined();
});

test("a server that is away fails for now, not for good", async () => {
  await server.close();
  const failure = await openSmtp(server.url, "no-reply@warranty.example")
    .send(message)
    .catch((error: unknown) => error);
  expect(failure).toHaveProperty("code", "ESOCKET");
  expect(refusalOf(failure)).toBeUndefined();
  expect(temporaryFailureOf(failure)).toBe("UNREACHABLE");
});
