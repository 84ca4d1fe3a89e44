import { Readable } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Mail } from "./Mail.ts";
import { toEnvelope, UnsendableAddress } from "./toEnvelope.ts";

const seconds = 1_000;
/** The time from connecting until the server asks for the message. Accepting may then take a silent minute. */
const msBeforeData = 20 * seconds;

type WatchedMail = SendMailOptions & { watch(input: Readable): Readable; signal: AbortSignal };
type Stage = "CONNECT" | "ENVELOPE" | "DATA";

/** A message repeated after a crash has the same Message-ID, so that servers can drop it. */
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
      // The transport asks for the stream after signing in, and reads it after the server's 354 to DATA.
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

/** The transport's error without personal data: no envelope, and no addresses in the server's text. */
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

/** UNREACHABLE: every mail would fail. TIMED_OUT: the server answers, but not to this mail. */
export function temporaryFailureOf(error: unknown): "UNREACHABLE" | "TIMED_OUT" | undefined {
  if (!(error instanceof MailError)) return undefined;
  if (error.stage === "CONNECT") return connectionCodes.includes(error.code) ? "UNREACHABLE" : undefined;
  return ["ETIMEDOUT", "EABORT"].includes(error.code) ? "TIMED_OUT" : undefined;
}

/** The reason of a permanent refusal; undefined if a retry may succeed. */
export function refusalOf(error: unknown): "ADDRESS_REFUSED" | "MESSAGE_REFUSED" | undefined {
  if (error instanceof UnsendableAddress) return "ADDRESS_REFUSED";
  if (!(error instanceof MailError)) return undefined;
  const { code, command, responseCode = 0 } = error;
  if (responseCode < 550 || responseCode >= 560) return undefined;
  // EENVELOPE may also refuse the sender or the whole message, which says nothing about the recipient.
  if (code === "EENVELOPE") return command === "RCPT TO" ? "ADDRESS_REFUSED" : undefined;
  return code === "EMESSAGE" ? "MESSAGE_REFUSED" : undefined;
}
