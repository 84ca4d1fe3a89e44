import type { components } from "../../src/__generated__/contract.ts";
import { addPasskey, createAuthenticator } from "../authenticator.ts";
import { makeDeclaration } from "../declarationCalls.ts";
import { build } from "../demoBuilding.ts";
import { type Cases, createCases, type Tested } from "./historyCase.ts";

export function declarationCases(tested: Tested): Cases {
  const { calls, deletes } = createCases(tested);
  const webUrl = () => tested.upstream.services.config.webUrl;
  return {
    createPasskeyOptions: null,
    addPasskey: [
      calls("the options' answer", ["passkey.added passkey"], async () => {
        const { owner } = tested.company;
        const { body } = await owner.post<components["schemas"]["PasskeyOptions"]>("/passkeys/options", {
          name: "Dator",
        });
        const response = createAuthenticator(webUrl()).create(body.options);
        return () => owner.post("/passkeys", { response });
      }),
    ],
    removePasskey: [
      deletes("a passkey", ["passkey.removed passkey"], async () => {
        const { passkey } = await addPasskey(tested.company.owner, webUrl());
        return `/passkeys/${passkey.id}`;
      }),
    ],
    prepareDeclaration: null,
    signDeclaration: [
      calls("an assertion, before the room is finished", [], async () => {
        const { installation } = await build(tested.company);
        const { declarationId, assertion } = await makeDeclaration(tested.upstream, tested.company, [installation.id]);
        await tested.company.owner.put("/company", { signsDeclarations: false });
        return () => tested.company.owner.post(`/declarations/${declarationId}/sign`, { response: assertion() });
      }),
    ],
  };
}
