import { expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";

const catalogue = jest.fn(async () => ({}));
jest.unstable_mockModule("./catalogues.ts", () => ({ catalogue, firstTexts: async () => ({}) }));
const { I18nProvider } = await import("./I18nProvider.tsx");

test("a page fetches only the first texts by itself", async () => {
  await act(async () => render(<I18nProvider>page</I18nProvider>));
  expect(screen.getByText("page")).toBeTruthy();
  expect(catalogue).not.toHaveBeenCalled();
});
