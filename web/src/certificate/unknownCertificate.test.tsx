import { beforeEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openCertificatePage as open } from "../../test/openCertificatePage.tsx";

beforeEach(() => {
  document.cookie = "language=en";
});

test("an unknown code stands in a field, where it is corrected and looked up again", async () => {
  const { asked } = await open(null);
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Code below the QR code" });
  expect(field.value).toBe("c");
  await userEvent.click(screen.getByRole("button", { name: "Show the certificate" }));
  expect(screen.getByText("This is the same code as before. Correct it first.")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole("button", { name: "Show the certificate" }));
  expect(screen.getByText("Fill in the field.")).toBeTruthy();
  await userEvent.type(field, "https://web.example/certificate/AB 12{Enter}");
  expect(asked()).toEqual({ code: "AB12" });
});
