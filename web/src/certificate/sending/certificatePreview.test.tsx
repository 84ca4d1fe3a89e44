import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { button, openSendCertificateModal } from "../../../test/openSendCertificateModal.tsx";
import { NetworkFailure } from "../../relay/failures.ts";

afterEach(() => void jest.restoreAllMocks());

test("shows each folder's certificate in its own language, whatever language the page is in", async () => {
  await openSendCertificateModal();
  const dialog = within(screen.getByRole("dialog"));
  const title = await dialog.findByText("Garantibevis");
  expect(title.nextElementSibling?.getAttribute("src")).toBe("https://files.example/logo.png");
  expect(dialog.getByText("Certificate 1 of 2", { exact: false }).textContent).toBe("Certificate 1 of 2Floor 1Svenska");
  expect(dialog.getByText("Kvarteret Ripan / Floor 1, 903 42 Umeå")).toBeTruthy();
  expect(dialog.getAllByText("Kitchen")).toHaveLength(2);
  await userEvent.click(button("Next certificate"));
  expect(dialog.getByText("Kvarteret Ripan / Floor 2 / North wing, 903 42 Umeå")).toBeTruthy();
  expect(dialog.getAllByText("Bath N1")).toHaveLength(2);
  expect(dialog.queryByText("Kitchen")).toBeNull();
});

test("the preview opens the real file in a window that the click opened", async () => {
  const replace = jest.fn();
  const page = { opener: window, location: { replace }, close: jest.fn() };
  const open = jest.spyOn(window, "open").mockReturnValue(page as unknown as Window);
  const { environment } = await openSendCertificateModal();
  await userEvent.click(button("Preview"));
  expect(open).toHaveBeenCalledTimes(1);
  expect(page.opener).toBeNull();
  const asked = environment.mock.getMostRecentOperation();
  expect(asked.request.variables).toEqual({
    input: { projectId: "gp1", folders: ["f1", "f3"], activationDate: "2026-02-01" },
  });
  const url = "https://files.example/preview.pdf";
  expect(screen.queryByText(/page/)).toBeNull();
  const previewCertificate = { url, pages: 3, userErrors: [] };
  await act(async () => environment.mock.resolve(asked, { data: { previewCertificate } }));
  expect(replace).toHaveBeenCalledWith(url);
  expect(screen.getByText(/3 pages in all/)).toBeTruthy();
});

test("where the browser opens no window the preview is offered as a link, and a failure is told", async () => {
  jest.spyOn(window, "open").mockReturnValue(null);
  const { environment } = await openSendCertificateModal();
  await userEvent.click(button("Preview"));
  const url = "https://files.example/preview.pdf";
  await act(async () =>
    environment.mock.resolveMostRecentOperation(() => ({
      data: { previewCertificate: { url, pages: null, userErrors: [] } },
    })),
  );
  expect(screen.queryByText(/pages/)).toBeNull();
  expect(screen.getByRole("link", { name: "Open the preview" }).getAttribute("href")).toBe(url);
  await userEvent.click(button("Preview"));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure("ab-1", 502)));
  expect(screen.getByText(/The preview could not be made/)).toBeTruthy();
  await userEvent.click(button("Preview"));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  expect(screen.getByText(/^This needs a connection to the server/)).toBeTruthy();
});
