import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { ContentInfo, SignedData, TimeStampResp } from "pkijs";
import { runTool } from "./pdfTools.ts";

export type TimestampAuthority = Awaited<ReturnType<typeof startTimestampAuthority>>;
type Fault = keyof typeof faults;

/** A time stamp authority (RFC 3161) made with openssl. A test can give it faults. */
export async function startTimestampAuthority() {
  const folder = mkdtempSync(join(tmpdir(), "authority-"));
  const file = (name: string) => join(folder, name);
  writeFileSync(file("config"), configWith(file("serial")));
  const run = (...args: string[]) => runTool("openssl", args);
  const newKey = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "3650", "-config", file("config")];
  const root = ["-extensions", "root", "-keyout", file("rootKey"), "-out", file("root.pem")];
  await run(...newKey, "-subj", "/CN=Klockan Root", ...root);
  for (const [name, extensions] of Object.entries({ authority: "authority", other: "other" })) {
    const issued = ["-CA", file("root.pem"), "-CAkey", file("rootKey"), "-extensions", extensions];
    const own = ["-keyout", file(`${name}Key`), "-out", file(name)];
    await run(...newKey, "-subj", "/CN=Klockan Time Stamping", ...issued, ...own);
  }
  const authority = {
    fault: null as Fault | null,
    asked: 0,
    root: file("root.pem"),
    url: "",
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const makeReply = async (query: Buffer): Promise<Buffer> => {
    writeFileSync(file("tsq"), query);
    const signer = ["-signer", file("authority"), "-inkey", file("authorityKey"), "-chain", file("root.pem")];
    await run("ts", "-reply", "-config", file("config"), "-queryfile", file("tsq"), ...signer, "-out", file("tsr"));
    return readFileSync(file("tsr"));
  };
  // Replies one after another, because openssl counts its replies in a file.
  let last: Promise<Buffer> = Promise.resolve(Buffer.of());
  const reply: Reply = (query) => {
    authority.asked += 1;
    last = last.then(() => makeReply(query));
    return last;
  };
  /** The same time stamp, signed by a certificate that is not meant for time stamps. */
  const signByOther = async (response: Buffer): Promise<Buffer> => {
    const { status, timeStampToken } = TimeStampResp.fromBER(new Uint8Array(response));
    const { encapContentInfo } = new SignedData({ schema: timeStampToken?.content });
    writeFileSync(file("info"), Buffer.from(encapContentInfo.eContent?.getValue() ?? new ArrayBuffer()));
    const content = ["-binary", "-nodetach", "-econtent_type", encapContentInfo.eContentType, "-in", file("info")];
    const signer = ["-signer", file("other"), "-inkey", file("otherKey"), "-outform", "DER", "-out", file("cms")];
    await run("cms", "-sign", ...content, ...signer);
    const token = ContentInfo.fromBER(new Uint8Array(readFileSync(file("cms"))));
    return Buffer.from(new TimeStampResp({ status, timeStampToken: token }).toSchema().toBER());
  };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const query = await buffer(request);
    if (authority.fault) return void faults[authority.fault](response, query, reply, signByOther);
    response.end(await reply(query));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  authority.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`;
  return authority;
}

type Reply = (query: Buffer) => Promise<Buffer>;

/** Flips a bit. In a request the nonce ends before the last three bytes, and the digest ends before the nonce. */
const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  const index = at < 0 ? copy.length + at : at;
  copy[index] = (copy[index] ?? 0) ^ 1;
  return copy;
};

const faults = {
  silence: () => undefined,
  status: (response: ServerResponse) => response.writeHead(503).end("busy"),
  html: (response: ServerResponse) => response.end("<html>Sign in</html>"),
  long: (response: ServerResponse) => response.end(Buffer.alloc(1_000_000)),
  redirect: (response: ServerResponse) => response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
  refusal: async (response: ServerResponse, _query: Buffer, reply: Reply) => response.end(await reply(Buffer.of(1))),
  nonce: async (response: ServerResponse, query: Buffer, reply: Reply) => response.end(await reply(flipped(query, -4))),
  imprint: async (response: ServerResponse, query: Buffer, reply: Reply) =>
    response.end(await reply(flipped(query, query.length - 3 - 18 - 1))),
  signature: async (response: ServerResponse, query: Buffer, reply: Reply) =>
    response.end(flipped(await reply(query), -1)),
  certificate: async (response: ServerResponse, query: Buffer, reply: Reply, signByOther: Reply) =>
    response.end(await signByOther(await reply(query))),
};

const configWith = (serial: string) => `
[req]
distinguished_name = none
[none]
[root]
basicConstraints = critical,CA:TRUE
[authority]
extendedKeyUsage = critical,timeStamping
[other]
extendedKeyUsage = serverAuth
[tsa]
default_tsa = default
[default]
serial = ${serial}
crypto_device = builtin
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
ess_cert_id_alg = sha256
ess_cert_id_chain = no
`;
