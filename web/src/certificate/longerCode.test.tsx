import { beforeEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { certificate, openCertificatePage as open } from "../../test/openCertificatePage.tsx";

beforeEach(() => {
  document.cookie = "language=en";
  sessionStorage.clear();
});

test("with the printed code a fault report asks for the longer one, tells a wrong one at the field, and goes on", async () => {
  const { asked, answerWith } = await open(certificate);
  expect(await screen.findByText(/need the link in the mail/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: /PDF/ })).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Report a fault" }));
  expect(screen.getByRole("heading", { name: "Report a fault" })).toBeTruthy();
  expect(screen.getByText("First show that the certificate is yours.")).toBeTruthy();
  expect(screen.getByText(/No mail\? Call Nordgolv El AB, who can send it again\.$/)).toBeTruthy();
  const field = () => screen.getByRole("textbox");
  await userEvent.type(field(), "http://localhost/certificate/other{Enter}");
  expect(asked()).toEqual({ code: "other" });
  const tryCode = async (verifiedCertificate: object | null) => {
    await answerWith({ verifiedCertificate });
    return screen.getByRole("textbox").getAttribute("aria-invalid");
  };
  expect(await tryCode(null)).toBe("true");
  expect(screen.getByText("The link does not belong to FG-1. Copy the whole link from the mail.")).toBeTruthy();
  expect(field()).toHaveProperty("value", "http://localhost/certificate/other");
  await userEvent.type(field(), "2{Enter}");
  expect(await tryCode({ number: "FG-1", canReportFault: false, url: null })).toBe("true");
  expect(screen.getByText(/^That is the code on the paper/)).toBeTruthy();
  await userEvent.clear(field());
  await userEvent.type(field(), "half a link{Enter}");
  expect(await tryCode(null)).toBe("true");
  expect(screen.getByText("That is not the whole link. It begins with http and is in the mail.")).toBeTruthy();
  await userEvent.clear(field());
  await userEvent.type(field(), "longer{Enter}");
  const unlocked = { number: "FG-1", canReportFault: true, url: "https://files.example/1" };
  await answerWith({ verifiedCertificate: unlocked });
  expect(asked()).toEqual({ code: "longer" });
  await answerWith({ verifiedCertificate: { ...certificate, ...unlocked } });
  expect(await screen.findByRole("button", { name: "Send report" })).toBeTruthy();
});

test("with the longer code the PDF that was asked for opens; a firm without a number is asked, not called", async () => {
  window.open = jest.fn<typeof window.open>();
  const { answerWith } = await open({ ...certificate, companyPhone: null });
  await userEvent.click(await screen.findByRole("button", { name: "Open the certificate (PDF)" }));
  expect(screen.getByText(/No mail\? Ask Nordgolv El AB to send it again\.$/)).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox"), "longer{Enter}");
  const url = "https://files.example/1";
  await answerWith({ verifiedCertificate: { number: "FG-1", canReportFault: true, url } });
  expect(window.open).toHaveBeenCalledWith(url, "_blank", "noopener");
});
