import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate } from "relay-runtime";
import { openInstallationPanel } from "../../test/openInstallationPanel.tsx";

const features = { history: true, measuredOn: true, declarations: true };
const open = () => openInstallationPanel({ viewerCanFinish: true }, "&view=finish", features, false, true);
type Environment = Awaited<ReturnType<typeof open>>["environment"];

const buffer = new ArrayBuffer(1);
let signatures = 0;
// Chromium returns a promise, which must not become an effect's cleanup.
const scrolled = jest.spyOn(Element.prototype, "scrollIntoView").mockReturnValue(Promise.resolve() as never);
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

const button = (name: string) => screen.getByRole("button", { name });

async function answer({ mock }: Environment, data: object): Promise<void> {
  await act(async () => mock.resolveMostRecentOperation(() => ({ data })));
}

const own = [{ id: "AA", type: "public-key" }];

async function prepare(environment: Environment, credentials: object[], id = "d1", resistance: unknown = 88.4) {
  const options = JSON.stringify({ challenge: "AA", allowCredentials: credentials });
  const step = { label: "BEFORE_CONNECTION", title: "Före inkoppling", values: { resistance } };
  const record = Buffer.from(JSON.stringify({ products: [{ steps: [step] }] })).toString("base64");
  const declaration = { id, records: [{ sha256: "5c1e77d0".padEnd(64, "0"), record }] };
  await answer(environment, { prepareDeclaration: { declaration, options, userErrors: [] } });
}

async function tick(environment: Environment, credentials: object[]): Promise<void> {
  await userEvent.click(screen.getByRole("checkbox"));
  await prepare(environment, credentials);
}

async function sign(environment: Environment, userErrors: object[] = []): Promise<void> {
  await userEvent.click(button("Sign and finish"));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(nameOf(environment)).toBe("useDeclarationSignMutation");
  await answer(environment, { signDeclaration: { userErrors } });
}

const refuseFinish = (environment: Environment, code: string) =>
  answer(environment, { finishInstallation: { installation: null, userErrors: [{ code }] } });

test("another person's passkey is named with its person and finishes nothing, and the declaration is prepared anew", async () => {
  const { environment } = await open();
  await tick(environment, own);
  expect(screen.getByText("SHA-256 5c1e 77d0 … 0000 0000")).toBeTruthy();
  await sign(environment, [{ code: "PASSKEY_NOT_OWN", ownedBy: "Mikael Öhman" }]);
  expect(signatures).toBe(1);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("The passkey belongs to somebody elseIt is that of Mikael Öhman.");
  expect(nameOf(environment)).toBe("useDeclarationPrepareMutation");
});

test.each([
  [88.5, "Resistance is now 88.5\u00a0Ω. Read it and sign again."],
  ["OVER_RANGE", "Resistance is now OL. Read it and sign again."],
  [null, "Resistance is now an empty field. Read it and sign again."],
])("a value that changed before the signature is named with its step: %s", async (resistance, words) => {
  const { environment } = await open();
  await tick(environment, own);
  await sign(environment, [{ code: "RECORD_CHANGED", ownedBy: null }]);
  await prepare(environment, own, "d2", resistance);
  expect(screen.getByRole("alert").textContent).toContain(`A value has changedFöre inkoppling: ${words}`);
  expect(scrolled).toHaveBeenCalled();
  await userEvent.click(button("Show the change"));
  expect(screen.queryByRole("heading", { name: "Finish the installation" })).toBeNull();
});

test("a change of something else than a value is told as one of the record", async () => {
  const { environment } = await open();
  await tick(environment, own);
  await sign(environment, [{ code: "RECORD_CHANGED", ownedBy: null }]);
  await prepare(environment, own, "d2");
  expect(screen.getByRole("alert").textContent).toContain("The record has changed");
});

test("a value that changed between signature and finish is named, and is signed anew", async () => {
  const { environment } = await open();
  await tick(environment, own);
  await sign(environment);
  await refuseFinish(environment, "RECORD_CHANGED");
  await prepare(environment, own, "d2", 88.5);
  expect(screen.getByRole("alert").textContent).toContain("Resistance is now 88.5");
  await sign(environment);
  expect([signatures, nameOf(environment)]).toEqual([2, "useFinishInstallationMutation"]);
});

test("a finish that failed after the signature is tried again without another one", async () => {
  const { environment } = await open();
  await tick(environment, own);
  await sign(environment);
  await refuseFinish(environment, "NOT_READY");
  await userEvent.click(button("Sign and finish"));
  expect([signatures, nameOf(environment)]).toEqual([1, "useFinishInstallationMutation"]);
});

test("without a passkey the tick alone finishes, and the page says that nothing is signed", async () => {
  const { environment } = await open();
  await tick(environment, []);
  expect(screen.getByText("Ticked, not signed")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Add passkey" }).getAttribute("href")).toBe("/account#sign-in");
  await userEvent.click(button("Finish the installation"));
  expect([signatures, nameOf(environment)]).toEqual([0, "useFinishInstallationMutation"]);
});

test("a room that can no longer be finished takes its tick and note along, and is accepted anew afterwards", async () => {
  const { environment } = await open();
  await tick(environment, own);
  const setReady = (isReady: boolean) =>
    act(async () => commitLocalUpdate(environment, (store) => store.get("gi1")?.setValue(isReady, "viewerCanFinish")));
  await setReady(false);
  expect(screen.queryByText(/^SHA-256/)).toBeNull();
  await setReady(true);
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
});
