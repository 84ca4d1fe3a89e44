import { Readable } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Mail } from "./Mail.ts";
import { toEnvelope, UnsendableAddress } from "./toEnvelope.ts";

const seconds = 1_000;
/** From the first attempt to connect until the server takes the message; what it may need for that is a minute of silence. */
const msBeforeData = 20 * seconds;

type WatchedMail = SendMailOptions & { watch(input: Readable): Readable; signal: AbortSignal };
type Stage = "CONNECT" | "ENVELOPE" | "DATA";

/** A message sent again after a crash carries the same Message-ID: servers that know it drop the second one. */
export function openSmtp(url: string, from: string, { beforeDataMs = msBeforeData } = {}): Mail {
  const transport = createTransport(
    { url, connectionTimeout: 10 * seconds, greetingTimeout: 10 * seconds, socketTimeout: 60 * seconds },
    {},
  );
  transport.use("stream", (mail, done) => {
    mail.message.processFunc((mail.data as WatchedMail).watch);
    done();
  });
  return {
    async send(message) {
      let stage: Stage = "CONNECT";
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), beforeDataMs);
      // The transport asks for the stream once it is signed in, and reads it once the server has said 354 to DATA.
      const watch = (input: Readable) => {
        stage = "ENVELOPE";
        return Readable.from(
          (async function* () {
            stage = "DATA";
            clearTimeout(timer);
            yield* input;
          })(),
          { objectMode: false },
        );
      };
      try {
        const mail: WatchedMail = { ...toEnvelope(message, from), watch, signal: abort.signal };
        await transport.sendMail(mail);
      } catch (error) {
        throw error instanceof UnsendableAddress ? error : new MailError(error as Error, stage);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close(),
  };
}

/** The transport's error without what is somebody's own: the envelope, and addresses in what the server said. */
class MailError extends Error {
  readonly stage: Stage;
  readonly code: string;
  readonly command: string | undefined;
  readonly responseCode: number | undefined;

  constructor({ message = "", code = "", command, responseCode }: Partial<MailError>, stage: Stage) {
    super(message.replaceAll(/[^\s<>]+@[^\s<>]+/g, "(address)"));
    this.name = "MailError";
    this.stage = stage;
    this.code = code;
    this.command = command;
    this.responseCode = responseCode;
  }
}

const connectionCodes = ["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EABORT", "EDNS", "ETLS", "EPROTOCOL", "EAUTH"];

/** UNREACHABLE: no other mail would fare better now. TIMED_OUT: the server speaks and says nothing about this mail. */
export function temporaryFailureOf(error: unknown): "UNREACHABLE" | "TIMED_OUT" | undefined {
  if (!(error instanceof MailError)) return undefined;
  if (error.stage === "CONNECT") return connectionCodes.includes(error.code) ? "UNREACHABLE" : undefined;
  return ["ETIMEDOUT", "EABORT"].includes(error.code) ? "TIMED_OUT" : undefined;
}

/** The reason of a permanent refusal, which no retry changes; undefined when the server may yet take the mail. */
export function refusalOf(error: unknown): "ADDRESS_REFUSED" | "MESSAGE_REFUSED" | undefined {
  if (error instanceof UnsendableAddress) return "ADDRESS_REFUSED";
  if (!(error instanceof MailError)) return undefined;
  const { code, command, responseCode = 0 } = error;
  if (responseCode < 550 || responseCode >= 560) return undefined;
  // The sender's address or the message as a whole may be refused by the same code, which says nothing of the recipient.
  if (code === "EENVELOPE") return command === "RCPT TO" ? "ADDRESS_REFUSED" : undefined;
  return code === "EMESSAGE" ? "MESSAGE_REFUSED" : undefined;
}
