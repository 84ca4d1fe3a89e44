import { test as base, type Cookie, expect, type Page } from "@playwright/test";
import { type Stack, startStack } from "./stack.ts";

export const password = "Varme-golv-2026";

const list = "/projects/ongoing";

/** Puts somebody at the list of projects or at another address, on the test's page or on another one. */
type SignIn = (email: string, language?: string, on?: Page, address?: string) => Promise<Page>;

type Fixtures = {
  /** In the session that the person has had since an earlier test of this worker; the form is filled in for the first. */
  signIn: SignIn;
  /** Through the form, for a session of the test's own: one that it ends. */
  signInByForm: SignIn;
};

type WorkerFixtures = {
  stack: Stack;
  /** The cookies of the sessions that the tests share, by person and language. */
  sessions: Map<string, Cookie[]>;
};

declare global {
  var reportViolation: (what: string) => void;
}

/** One running product per worker, and pages whose console errors and breaches of the content security policy fail the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({ browserName: _ }, use) => {
      const stack = await startStack(process.env.STACK_TEMPLATE);
      await use(stack);
      await stack.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  sessions: [async ({ browserName: _ }, use) => use(new Map()), { scope: "worker" }],
  baseURL: async ({ stack }, use) => use(stack.url),
  context: async ({ context }, use) => {
    const reports: string[] = [];
    await context.exposeBinding("reportViolation", (_, what: string) => void reports.push(what));
    await context.addInitScript(() =>
      document.addEventListener(
        "securitypolicyviolation",
        ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
          globalThis.reportViolation(
            `${effectiveDirective}: ${blockedURI.slice(0, 200)} in ${sourceFile}:${lineNumber}`,
          ),
      ),
    );
    await use(context);
    expect(reports).toEqual([]);
  },
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text().slice(0, 500)));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints).toEqual([]);
  },
  signInByForm: async ({ page: own, stack }, use) => {
    await use(async (email, language = "en", page = own, address = list) => {
      await page.context().addCookies([{ name: "language", value: language, url: stack.url }]);
      await page.goto(`/login?${new URLSearchParams({ returnTo: address })}`);
      await page.getByLabel(/^(Email|E-post|E-Mail)$/).fill(email);
      await page.getByLabel(/^(Password|Lösenord|Passwort)$/).fill(password);
      await page.getByRole("button", { name: /^(Sign in|Logga in|Anmelden)$/ }).click();
      await page.waitForURL((url) => url.pathname + url.search === address);
      await chooseLanguage(page, language);
      return page;
    });
  },
  signIn: async ({ page: own, signInByForm, sessions }, use) => {
    await use(async (email, language = "en", page = own, address = list) => {
      const who = `${email} ${language}`;
      const session = sessions.get(who);
      if (session) {
        await page.context().addCookies(session);
        await page.goto(address);
      } else {
        await signInByForm(email, language, page, address);
        sessions.set(who, await page.context().cookies());
      }
      return page;
    });
  },
});

const languageNames: Record<string, string> = {
  en: "English",
  sv: "Svenska",
  fi: "Suomi",
  da: "Dansk",
  no: "Norsk",
  de: "Deutsch",
};

/** Signing in brings the user's own language; a test reads the page in the one it asked for. */
async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole("button", { name: /^(Language|Språk|Kieli|Sprog|Sprache): / }).click();
  // The menu takes the focus once it is in its place; a click before that can miss it.
  await expect(page.getByRole("menuitemradio").first()).toBeFocused();
  await page.getByRole("menuitemradio", { name: languageNames[language] }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Waits for the number of things that need attention, the last that a page asks for by itself. */
export async function untilQuiet(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: /^Needs attention \d/ })).toBeVisible();
}

export { expect };
