import { createHash } from "node:crypto";
import { createAuthenticator } from "../../../upstream/test/authenticator.ts";
import type { Rest } from "../../src/rest/client.ts";
import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { demandEqual, demandFields, demandRefusal } from "./expectations.ts";

async function withPasskey(
  { rest, options: { webUrl }, saw }: CaseContext,
  run: (passkey: { id: string; assert(options: string): string }) => Promise<void>,
): Promise<void> {
  if (!webUrl) throw new SkippedError("the run knows no address of the web client, which a passkey belongs to");
  const authenticator = createAuthenticator(webUrl);
  const { options } = await rest.call("createPasskeyOptions", { body: { name: "Contract test" } });
  const { id } = await rest.call("addPasskey", { body: { response: authenticator.create(options) } });
  saw(1);
  try {
    await run({ id, assert: authenticator.assert });
  } finally {
    // The case may have removed the passkey.
    await rest.call("removePasskey", { passkeyId: id }).catch(() => {});
  }
}

async function whileSigning(rest: Rest, run: () => Promise<void>): Promise<void> {
  const before = (await rest.call("getCompany", {})).signsDeclarations;
  if (before === undefined) throw new SkippedError("the service signs no declarations");
  const set = (signsDeclarations: boolean) => rest.call("updateCompany", { body: { signsDeclarations } });
  await set(true);
  try {
    await run();
  } finally {
    await set(before);
  }
}

const prepare = (rest: Rest, installationId: string) =>
  rest.call("prepareDeclaration", { body: { installationIds: [installationId], language: "sv" } });

const effect = "writes";
const mayLack = true;

export const declarationCases: BehaviourCase[] = [
  {
    operation: "addPasskey",
    claim: "the passkey is listed under the name of its options",
    ...{ effect, mayLack },
    run: (context) =>
      withPasskey(context, async ({ id }) => {
        const { data } = await context.rest.call("listPasskeys", {});
        demandEqual(
          data.find((each) => each.id === id)?.name,
          "Contract test",
          "data.0.name",
          "the name of the options",
        );
      }),
  },
  {
    operation: "removePasskey",
    claim: "the passkey is gone",
    ...{ effect, mayLack },
    run: (context) =>
      withPasskey(context, async ({ id }) => {
        await context.rest.call("removePasskey", { passkeyId: id });
        const { data } = await context.rest.call("listPasskeys", {});
        demandEqual(data.filter((each) => each.id === id).length, 0, "data.length", "after it was removed");
      }),
  },
  {
    operation: "prepareDeclaration",
    claim: "the challenge is the SHA-256 of nonce and record",
    ...{ effect, mayLack },
    run: async ({ rest, own, saw }) => {
      const { installationId } = await own.recorded();
      await whileSigning(rest, async () => {
        const { challenge, nonce, records } = await prepare(rest, installationId);
        const bytes = [nonce, records[0]?.record ?? ""].map((text) => Buffer.from(text, "base64"));
        const digest = createHash("sha256").update(Buffer.concat(bytes)).digest("base64");
        demandEqual(challenge, digest, "challenge", "of nonce and record");
        saw(1);
      });
    },
  },
  {
    operation: "getDeclaration",
    claim: "a declaration is read as it was prepared",
    ...{ effect, mayLack },
    run: (context) =>
      withPasskey(context, async ({ assert }) => {
        const { rest, own } = context;
        const { installationId } = await own.room();
        await whileSigning(rest, async () => {
          const { id: declarationId, nonce, records, options } = await prepare(rest, installationId);
          const prepared = await rest.call("getDeclaration", { declarationId });
          demandFields(prepared, { nonce, records, signature: null }, "as it was prepared");
          await rest.call("signDeclaration", { declarationId, body: { response: assert(options) } });
          const { signature } = await rest.call("getDeclaration", { declarationId });
          demandEqual(signature?.algorithm, "ES256", "signature.algorithm", "of the passkey that signed");
        });
      }),
  },
  {
    operation: "signDeclaration",
    claim: "a challenge is signed once, and the room is finished with it",
    ...{ effect, mayLack },
    run: (context) =>
      withPasskey(context, async ({ assert }) => {
        const { rest, own } = context;
        const ids = await own.recorded();
        await whileSigning(rest, async () => {
          const { id: declarationId, options } = await prepare(rest, ids.installationId);
          const body = { response: assert(options) };
          await rest.call("signDeclaration", { declarationId, body });
          await demandRefusal(rest.call("signDeclaration", { declarationId, body }), {
            ...{ statuses: [409], why: "as the challenge was used" },
          });
          await rest.call("completeInstallation", { ...ids, query: {} });
          const { declaration } = await rest.call("getInstallation", { ...ids, query: { language: "sv" } });
          const found = [declaration?.state, declaration?.declarationId];
          demandEqual(found, ["SIGNED", declarationId], "declaration", "of the finished installation");
        });
      }),
  },
];
