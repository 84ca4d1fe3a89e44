import { createServer } from "node:http";
import { Pool } from "undici";
import { serveAsChild } from "./serveAsChild.ts";

// A bare relay that passes on requests and answers byte for byte.
const pool = new Pool(process.env.UPSTREAM_URL ?? "", { connections: 256 });
const server = createServer(async ({ url = "", headers }, response) => {
  const { authorization = "" } = headers;
  await pool.stream({ method: "GET", path: url, headers: { authorization }, opaque: response }, ({ statusCode }) =>
    response.writeHead(statusCode, { "content-type": "application/json" }),
  );
});
server.keepAliveTimeout = 60_000;
serveAsChild(server);
