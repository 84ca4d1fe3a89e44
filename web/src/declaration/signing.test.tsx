import { beforeEach, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openInstallationPanel } from "../../test/openInstallationPanel.tsx";

const features = { history: true, measuredOn: true, declarations: true };
const open = () => openInstallationPanel({ viewerCanFinish: true }, "&view=finish", features, false, true);
type Environment = Awaited<ReturnType<typeof open>>["environment"];

const buffer = new ArrayBuffer(1);
let signatures = 0;
beforeEach(() => {
  signatures = 0;
  const get = async () => {
    signatures += 1;
    const response = { authenticatorData: buffer, clientDataJSON: buffer, signature: buffer };
    return { id: "c", rawId: buffer, type: "public-key", response, getClientExtensionResults: () => ({}) };
  };
  Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
  Object.defineProperty(globalThis, "PublicKeyCredential", { value: () => {}, configurable: true });
});

const nameOf = ({ mock }: Environment) => mock.getMostRecentOperation().request.node.operation.name;

async function answer({ mock }: Environment, data: object): Promise<void> {
  await act(async () => mock.resolveMostRecentOperation(() => ({ data })));
}

async function tick(environment: Environment, credentials: object[]): Promise<void> {
  await userEvent.click(screen.getByRole("checkbox"));
  const options = JSON.stringify({ challenge: "AA", allowCredentials: credentials });
  const declaration = { id: "d1", records: [{ sha256: "5c1e77d0".padEnd(64, "0") }] };
  await answer(environment, { prepareDeclaration: { declaration, options, userErrors: [] } });
}

const button = (name: string) => screen.getByRole("button", { name });

test("another person's passkey finishes nothing, and the next signature finishes", async () => {
  const { environment } = await open();
  await tick(environment, [{ id: "AA", type: "public-key" }]);
  expect(screen.getByText("SHA-256 5c1e 77d0 … 0000 0000")).toBeTruthy();
  await userEvent.click(button("Sign and finish"));
  await screen.findByText("SHA-256 5c1e 77d0 … 0000 0000");
  expect([signatures, nameOf(environment)]).toEqual([1, "useDeclarationSignMutation"]);
  await answer(environment, { signDeclaration: { userErrors: [{ code: "PASSKEY_NOT_OWN" }] } });
  expect(screen.getByRole("alert").textContent).toContain("The passkey belongs to somebody else");
  expect(nameOf(environment)).toBe("useDeclarationPrepareMutation");
});

test("without a passkey the tick alone finishes, and the page says that nothing is signed", async () => {
  const { environment } = await open();
  await tick(environment, []);
  expect(screen.getByText("Ticked, not signed")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Add passkey" }).getAttribute("href")).toBe("/account#sign-in");
  await userEvent.click(button("Finish the installation"));
  expect([signatures, nameOf(environment)]).toEqual([0, "useFinishInstallationMutation"]);
});
