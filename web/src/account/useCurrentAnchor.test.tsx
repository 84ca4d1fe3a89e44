import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { useCurrentAnchor } from "./useCurrentAnchor.ts";

function addSection(id: string, top: number): void {
  const section = document.body.appendChild(document.createElement("section"));
  section.id = id;
  section.getBoundingClientRect = () => ({ top }) as DOMRect;
}

test("a chosen section stays the current one when content above moves it, until somebody scrolls", () => {
  addSection("users", -500);
  addSection("finishing", 300);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={["/account#finishing"]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => useCurrentAnchor(["users", "finishing"]), { wrapper });
  const scroll = () => act(() => void document.dispatchEvent(new Event("scroll")));
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 5_000, configurable: true });
  scroll();
  expect(result.current).toBe("finishing");
  document.dispatchEvent(new Event("wheel"));
  scroll();
  expect(result.current).toBe("users");
});
