import type { IncomingMessage, ServerResponse } from "node:http";

type Fault = (request: IncomingMessage, response: ServerResponse) => true;

export const endlessAnswers: [string, Fault][] = [
  [
    "stalls after its headers",
    (_, response) => {
      response.writeHead(200, { "content-length": "100" }).flushHeaders();
      return true;
    },
  ],
  [
    "comes a byte at a time",
    (_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(drip));
      return true;
    },
  ],
  [
    "never ends",
    (_, response) => {
      const pour = () => {
        while (response.writable && response.write(Buffer.alloc(64_000, " ")));
      };
      response.writeHead(200).on("drain", pour);
      pour();
      return true;
    },
  ],
];
