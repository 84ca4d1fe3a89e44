import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Returns a fault if the focus is nowhere, invisible or covered; otherwise null. */
function focusFault(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "the focus is nowhere";
  const name = `${focused.tagName} “${focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40)}”`;
  if (focused.closest("[inert]")) return `${name} is out of reach and has the focus`;
  // These elements take the focus only to be announced or to pass the focus on, so they need no visible focus.
  if (focused.matches("h1, h2, main, dialog, .bp6-dialog-container, [class*=focus-trap]")) return null;
  const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== "none" && outlineWidth !== "0px";
  const around = [focused, focused.parentElement, focused.nextElementSibling].filter((part) => part !== null);
  const drawn =
    hasOutline(getComputedStyle(focused, "::after")) || around.some((part) => hasOutline(getComputedStyle(part)));
  if (!focused.matches(":focus-visible") || !drawn) return `no ring is drawn around ${name}`;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  const shown = focused.closest("label") ?? focused;
  const isSeen = onTop !== null && (onTop.contains(focused) || shown.contains(onTop));
  return isSeen ? null : `${name} lies under ${onTop?.tagName ?? "the edge of the window"}`;
}

export const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab (or Shift+Tab) until the target has the focus. The focus must be visible at each stop. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let presses = 0; presses < 90; presses++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(focusFault), { message: `on the way to ${target}` }).toBeNull();
  }
  throw new Error(`The focus never came to ${target}`);
}

/** Moves to the target by Tab and holds a key as a person would, so that a dialog opens before the release. */
export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key, { delay: 100 });
}

export async function writeIn(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(words);
}

/** Checks that Tab stays within the dialog. */
export async function expectKeptIn(page: Page, dialog: Locator): Promise<void> {
  await expect(page.locator("#root")).toHaveAttribute("inert", "");
  for (let presses = 0; presses < 14; presses++) {
    await page.keyboard.press("Tab");
    await expect
      .poll(() => dialog.evaluate((element) => element.closest(".bp6-portal")?.contains(document.activeElement)))
      .toBe(true);
  }
}
