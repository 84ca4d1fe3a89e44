import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  received: { to: string[]; bytes: Buffer }[];
  unanswered: { to: string[]; bytes: Buffer }[];
  asked: string[];
  close(): Promise<void>;
};

/**
 * A mail server on a free port. The name before the @ decides its reply: `unknown` has no mailbox, `busy` asks for a retry,
 * `once-busy` asks for one only the first time, `silent` gets no reply, `once-silent` gets none to the first complete message,
 * `slow` is accepted after half a second, `large` is refused. Others are accepted; the sender `suspended` is refused.
 */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer["received"] = [];
  const unanswered: MailServer["unanswered"] = [];
  const asked: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Connections that still hang are cut at the end.
    closeTimeout: 100,
    disabledCommands: ["STARTTLS"],
    onMailFrom: ({ address }, _session, done) => done(refusal(nameOf(address) === "suspended" ? 553 : undefined)),
    onRcptTo: ({ address }, _session, done) => {
      const again = asked.includes(address);
      asked.push(address);
      if (nameOf(address) === "silent") return;
      done(refusal({ unknown: 550, busy: 451, "once-busy": again ? undefined : 451 }[nameOf(address)]));
    },
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      buffer(stream).then((bytes) => {
        const isFirst = unanswered.every((mail) => !mail.to.some((address) => to.includes(address)));
        if (isFirst && to.some((address) => nameOf(address) === "once-silent"))
          return void unanswered.push({ to, bytes });
        const tooLarge = to.some((address) => nameOf(address) === "large");
        if (!tooLarge) received.push({ to, bytes });
        const isSlow = to.some((address) => nameOf(address) === "slow");
        setTimeout(() => done(refusal(tooLarge ? 552 : undefined)), isSlow ? 500 : 0);
      }, done);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, received, unanswered, asked, close };
}

function nameOf(address: string): string {
  return address.split("@")[0] ?? "";
}

function refusal(responseCode: number | undefined): Error | null {
  return responseCode === undefined
    ? null
    : Object.assign(new Error("no <kund@brfripan.example> here"), { responseCode });
}
