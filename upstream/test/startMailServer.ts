import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  received: { to: string[]; bytes: Buffer }[];
  /** Messages received whole and never answered. */
  unanswered: { to: string[]; bytes: Buffer }[];
  /** Every requested recipient in order, accepted or not. */
  asked: string[];
  close(): Promise<void>;
};

/**
 * A mail server on a free port, for which the name before the @ says what it does: `unknown` is no mailbox, `busy` is to be
 * asked again later, `once-busy` the first time only, `silent` is never answered for, `once-silent` takes the whole message the
 * first time and says nothing, `slow` says after half a second that it took one, `large` refuses the message itself.
 * It takes mail for any other, and none from `suspended`.
 */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer["received"] = [];
  const unanswered: MailServer["unanswered"] = [];
  const asked: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Hanging connections are cut at the end.
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
