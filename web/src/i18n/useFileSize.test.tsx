import { expect, test } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { useFileSize } from "./useFileSize.ts";

const swedish = ({ children }: { children: ReactNode }) => <IntlProvider locale="sv">{children}</IntlProvider>;

test.each([
  [0, "0 B"],
  [300, "300 B"],
  [1_000, "1 kB"],
  [48_400, "48 kB"],
  [99_499, "99 kB"],
  [120_000, "0,1 MB"],
  [20_000_000, "20,0 MB"],
])("%i bytes are written as %s", (bytes, written) => {
  const { result } = renderHook(() => useFileSize(), { wrapper: swedish });
  expect(result.current(bytes).replace("\u00a0", " ")).toBe(written);
});
