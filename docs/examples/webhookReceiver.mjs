// Receives webhooks: checks the sender, and handles each event once.
// WEBHOOK_SECRET is the secret shown when the webhook was created. While you replace the secret, give the new and the
// old one, separated by a space. Run this program behind https, because the service sends to no other address.

import { createServer } from "node:http";
import { verifyWebhook } from "@fjallum/warranty-client";

const { PORT = "8080", WEBHOOK_SECRET } = process.env;
if (!WEBHOOK_SECRET) throw new Error("Set WEBHOOK_SECRET.");

// Each event comes at least once; a repeated delivery has the same id. Store the ids in your database.
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
  // Answer within 10 seconds; do longer work afterwards.
  response.writeHead(204).end();
}).listen(Number(PORT), function announce() {
  console.log(JSON.stringify({ listening: this.address().port }));
});

// The signature covers the bytes as received, so it is checked before parsing. An old timestamp is refused too.
function verify(body, headers) {
  try {
    return verifyWebhook(body, headers, WEBHOOK_SECRET.split(" "));
  } catch {
    return null;
  }
}

// The ids are REST ids; the API calls them `restId`, `projectId` and so on. Read the data that you need there.
function handle({ type, timestamp, data }) {
  console.log(JSON.stringify({ type, timestamp, ...data }));
}
