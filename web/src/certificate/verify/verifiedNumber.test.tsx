import { beforeEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseFile, openVerifyPage, shownFacts } from "../../../test/openVerifyPage.tsx";
import { localDay } from "../../i18n/localDay.ts";

let page: Awaited<ReturnType<typeof openVerifyPage>>;

beforeEach(async () => {
  page = await openVerifyPage();
});

const year = (from: number) => localDay(new Date(Date.now() + from * 31_536_000_000).toISOString());
const registered = {
  ...{ number: "FG-1", activationDate: year(-1), validUntil: year(9), companyName: "Nordgolv El AB" },
  ...{ seal: { fileSha256: "f".repeat(64), keyWithdrawnFrom: null }, withdrawal: null, replacedBy: [] },
};
const code = "c".repeat(24);

test("one without a seal is known by its number alone, which is asked for where the file does not say it", async () => {
  await chooseFile();
  await page.tell({ check: { kind: "unsealed" } });
  await page.tell({ data: null });
  expect(shownFacts()).toEqual([
    expect.stringMatching(/^unknown Whether the file is unchanged/),
    "unknown Not sealed | Anybody can make such a file. Only the number and the code show whether the certificate is in the register.",
    "unknown What holds today cannot be told | Type the number and the code below.",
    expect.stringMatching(/^unknown Whether something was added/),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Look up the number" }));
  expect(screen.getAllByText("Fill in the field.")).toHaveLength(2);
  await userEvent.type(screen.getByLabelText("Number of the certificate"), "fg-1");
  await userEvent.type(screen.getByLabelText("Code below the QR code"), `https://a.example/certificate/${code}`);
  await userEvent.click(screen.getByRole("button", { name: "Look up the number" }));
  expect(page.asked()).toEqual({ code: code });
  await page.answer({ verifiedCertificate: registered });
  expect(shownFacts()[2]).toMatch(/^good Valid today/);
  expect(shownFacts()[1]).toBe("unknown Not sealed, known by its number");
});

const lookUp = () => screen.getByRole<HTMLButtonElement>("button", { name: "Look up the number" });
async function type(number: string) {
  await userEvent.type(screen.getByLabelText("Number of the certificate"), number);
  await userEvent.type(screen.getByLabelText("Code below the QR code"), code);
}

test("a number with the code of another certificate is an error at its fields, without a fact, until it is corrected", async () => {
  await type("FG-2");
  await userEvent.click(lookUp());
  await page.answer({ verifiedCertificate: registered });
  expect(document.activeElement).toBe(screen.getByLabelText("Number of the certificate"));
  expect(screen.getByRole("alert").textContent).toContain("The register has no certificate with this number and code.");
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(2);
  expect(document.querySelector("li svg + div > b")).toBeNull();
  await userEvent.type(screen.getByLabelText("Number of the certificate"), "{Backspace}1");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(0);
  await userEvent.click(lookUp());
  await page.answer({ verifiedCertificate: registered });
  expect(shownFacts()).toEqual([expect.stringMatching(/^good Valid today/)]);
});

test("the button waits for the answer, which a region that stands from the start announces", async () => {
  const region = document.querySelector("form > [aria-live=polite]");
  expect(region?.textContent).toBe("");
  await type("FG-1");
  await userEvent.click(lookUp());
  expect(lookUp().disabled).toBe(true);
  expect(region?.textContent).toBe("");
  await page.answer({ verifiedCertificate: registered });
  expect(lookUp().disabled).toBe(false);
  expect(region?.textContent).toContain("Valid today");
});

test("a question that fails is no error of the fields, and is asked again by the same button", async () => {
  await type("FG-1");
  await userEvent.click(lookUp());
  // A browser takes the focus from a disabled button, unlike jsdom.
  lookUp().blur();
  await page.fail();
  expect(screen.getByRole("alert").textContent).toContain("The register did not answer. Try again");
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(0);
  expect(document.activeElement).toBe(lookUp());
  await userEvent.click(lookUp());
  await page.answer({ verifiedCertificate: registered });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(shownFacts()).toEqual([expect.stringMatching(/^good Valid today/)]);
});

test("an answer leaves the focus in the field that was changed meanwhile", async () => {
  await type("FG-2");
  await userEvent.click(lookUp());
  await userEvent.type(screen.getByLabelText("Code below the QR code"), "d");
  await page.answer({ verifiedCertificate: registered });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Code below the QR code"));
});
