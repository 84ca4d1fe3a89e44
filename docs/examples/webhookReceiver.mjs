// Receives webhooks: checks who sent them, and handles each once.
// WEBHOOK_SECRET is what was told when the webhook was made; while you change it, the new one, a blank and the old one. Run it behind https;
// the service sends to nothing else.

import { createServer } from "node:http";
import { verifyWebhook } from "@fjallum/warranty-client";

const { PORT = "8080", WEBHOOK_SECRET } = process.env;
if (!WEBHOOK_SECRET) throw new Error("Set WEBHOOK_SECRET.");

// Each comes at least once: a delivery whose answer was lost comes again with the same id. Keep them in your database.
const handled = new Set();

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const event = verify(Buffer.concat(chunks), request.headers);
  if (!event) return response.writeHead(401).end("The signature does not fit.");
  if (!handled.has(event.id)) {
    handled.add(event.id);
    handle(event);
  }
  // Answer within 10 seconds; do what takes longer afterwards.
  response.writeHead(204).end();
}).listen(Number(PORT), function announce() {
  console.log(JSON.stringify({ listening: this.address().port }));
});

// The signature is of the bytes as they came, so they are checked before they are parsed. An old timestamp is refused too.
function verify(body, headers) {
  try {
    return verifyWebhook(body, headers, WEBHOOK_SECRET.split(" "));
  } catch {
    return null;
  }
}

// The ids are those of REST, which the API shows as `restId` or `projectId` and the like: read there what you need.
function handle({ type, timestamp, data }) {
  console.log(JSON.stringify({ type, timestamp, ...data }));
}
