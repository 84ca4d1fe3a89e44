import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { certificate, openCertificatePage } from "../../test/openCertificatePage.tsx";

const report = { ...certificate, canReportFault: true, canNameReporter: true };
const room = (name: string) => screen.getByRole("button", { name });

test("a room of the certificate is put before the text, exchanged and taken away again", async () => {
  await openCertificatePage({ ...report, installations: ["Bad", "Hall", "Hall"] });
  await userEvent.click(await screen.findByRole("button", { name: "Report a fault" }));
  const text = screen.getByRole("textbox", { name: /What is wrong/ });
  await userEvent.type(text, "Cold floor");
  await userEvent.click(room("Bad"));
  expect(text).toHaveProperty("value", "Bad: Cold floor");
  expect(document.activeElement).toBe(text);
  await userEvent.click(room("Hall"));
  expect(text).toHaveProperty("value", "Hall: Cold floor");
  expect(room("Hall").getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(room("Hall"));
  expect(text).toHaveProperty("value", "Cold floor");
  await userEvent.clear(text);
  await userEvent.click(room("Hall"));
  await userEvent.click(room("Send report"));
  expect(screen.getByText("Write what is wrong.")).toBeTruthy();
});

test("a certificate of one room does not ask which", async () => {
  await openCertificatePage(report);
  await userEvent.click(await screen.findByRole("button", { name: "Report a fault" }));
  expect(screen.queryByText("Which room is it?")).toBeNull();
});
