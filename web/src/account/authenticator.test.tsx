import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BinaryBitmap, DecodeHintType, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from "@zxing/library";
import { type MockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { openAccountPage } from "../../test/openAccountPage.tsx";

beforeEach(() => {
  document.cookie = "language=en";
});

const dialog = () => within(screen.getByRole("dialog"));
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const submit = (name: string) => userEvent.click(dialog().getByRole("button", { name }));
const sent = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables;
const part = () => within(screen.getByRole("region", { name: "Authenticator app" }));

async function answer(environment: MockEnvironment, payload: string, codes: string[], rest: object) {
  const whole = { ...rest, userErrors: codes.map((code) => ({ code })) };
  const resolvers = Object.fromEntries([[payload, () => whole]]);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, resolvers)),
  );
}

const setup = { secret: "ABCDEFGHIJKLMNOPQRST", uri: "otpauth://totp/F:elin?secret=ABCDEFGHIJKLMNOPQRST" };

async function toSecondStep(environment: MockEnvironment) {
  await click("Add an app");
  await screen.findByRole("dialog");
  await userEvent.type(dialog().getByLabelText("Current password"), "right");
  await submit("Continue");
  expect(sent(environment)).toEqual({ input: { password: "right" } });
  await answer(environment, "StartAuthenticatorSetupPayload", [], { setup });
}

test("an app is added by password, key and code, and the page then offers to turn it off", async () => {
  const { environment } = await openAccountPage();
  await toSecondStep(environment);
  expect(dialog().getByText("ABCD EFGH IJKL MNOP QRST")).toBeTruthy();
  expect(dialog().getByRole("link").getAttribute("href")).toBe(setup.uri);
  expect(document.activeElement?.textContent).toContain("scan the QR code");
  const field = dialog().getByLabelText("Code");
  expect(field.getAttribute("autocomplete")).toBe("one-time-code");
  await userEvent.click(field);
  await userEvent.paste("123 456");
  await submit("Turn on");
  expect(sent(environment)).toEqual({ input: { code: "123456" } });
  await answer(environment, "ConfirmAuthenticatorPayload", [], { viewer: { id: "gu1", hasAuthenticator: true } });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(part().getByRole("status").textContent).toBe("The app is turned on.");
  expect(document.activeElement).toBe(part().getByRole("button", { name: "Turn off the app" }));
});

function readCode(svg: Element): string {
  const width = 4 * Number(svg.getAttribute("viewBox")?.split(" ")[2]);
  const pixels = new Uint8ClampedArray(width * width).fill(255);
  for (const [, x, y] of svg.innerHTML.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let line = 0; line < 4; line++) {
      const start = (4 * Number(y) + line) * width + 4 * Number(x);
      pixels.fill(0, start, start + 4);
    }
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, width)));
  return new QRCodeReader().decode(bitmap, new Map([[DecodeHintType.PURE_BARCODE, true]])).getText();
}

test("the key is a code to scan too, with the blank border that readers need", async () => {
  const { environment } = await openAccountPage();
  await toSecondStep(environment);
  const picture = await dialog().findByRole("img", { name: "QR code with the key and your account’s name" });
  expect(readCode(picture)).toBe(setup.uri);
  expect(picture.innerHTML).not.toMatch(/M([0-3] \d+|\d+ [0-3])h/);
  expect(dialog().getByText("ABCD EFGH IJKL MNOP QRST")).toBeTruthy();
});

test("a wrong password stops at the first step, a wrong code at the second with the key still there", async () => {
  const { environment } = await openAccountPage();
  await click("Add an app");
  await userEvent.type(dialog().getByLabelText("Current password"), "wrong");
  await submit("Continue");
  await answer(environment, "StartAuthenticatorSetupPayload", ["INCORRECT_CREDENTIALS"], { setup: null });
  expect(dialog().getByRole("alert").textContent).toContain("The current password is not right.");
  await submit("Continue");
  await answer(environment, "StartAuthenticatorSetupPayload", [], { setup });
  await submit("Turn on");
  const turnOn = dialog().getByRole("button", { name: "Turn on", description: "Fill in the six digits first." });
  expect(turnOn.getAttribute("aria-disabled")).toBe("true");
  await userEvent.type(dialog().getByLabelText("Code"), "000000");
  await submit("Turn on");
  await answer(environment, "ConfirmAuthenticatorPayload", ["CODE_INVALID"], { viewer: null });
  expect(dialog().getByRole("alert").textContent).toContain("code is wrong");
  expect(dialog().getByText("ABCD EFGH IJKL MNOP QRST")).toBeTruthy();
  await submit("Turn on");
  await answer(environment, "ConfirmAuthenticatorPayload", ["SETUP_EXPIRED"], { viewer: null });
  expect(dialog().getByRole("alert").textContent).toContain("start again");
});

test("the app is turned off on the word of the password", async () => {
  const { environment } = await openAccountPage({}, undefined, { hasAuthenticator: true });
  await click("Turn off the app");
  await submit("Turn off the app");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.type(dialog().getByLabelText("Current password"), "right");
  await submit("Turn off the app");
  expect(sent(environment)).toEqual({ input: { password: "right" } });
  await answer(environment, "RemoveAuthenticatorPayload", [], { viewer: { id: "gu1", hasAuthenticator: false } });
  expect(part().getByRole("status").textContent).toBe("The app is turned off.");
  expect(part().getByRole("button", { name: "Add an app" })).toBeTruthy();
});

test("when the user pool cannot be asked, that part fails alone and is tried again", async () => {
  const down = { message: "down", path: ["viewer", "hasAuthenticator"] };
  const { environment } = await openAccountPage({}, [down], { hasAuthenticator: null });
  expect(part().getByRole("alert").textContent).toContain("Could not check");
  expect(part().queryByRole("button", { name: "Add an app" })).toBeNull();
  expect(screen.getByText("070-555 02 18")).toBeTruthy();
  await userEvent.click(part().getByRole("button", { name: "Try again" }));
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe("AccountPageQuery");
});
