import { test as base, type Cookie, expect, type Page } from "@playwright/test";
import { type Stack, startStack } from "./stack.ts";

export const password = "Varme-golv-2026";

const list = "/projects/ongoing";

/** Signs in as this person and opens an address: by default the list of projects, on the test's page. */
type SignIn = (email: string, language?: string, on?: Page, address?: string) => Promise<Page>;

type Fixtures = {
  /** Reuses the person's session of an earlier test. Only the first test fills in the login form. */
  signIn: SignIn;
  /** Always fills in the login form, for a test that ends its session. */
  signInByForm: SignIn;
};

type WorkerFixtures = {
  /** Test files that set `stackName` have a worker and a stack of their own. */
  stackName: string;
  stack: Stack;
  /** The cookies of the shared sessions, by person and language. */
  sessions: Map<string, Cookie[]>;
};

declare global {
  var reportViolation: (what: string) => void;
}

/** Each worker has one stack. A console error or a breach of the content security policy fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stackName: ["shared", { scope: "worker", option: true }],
  stack: [
    async ({ stackName: _ }, use) => {
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

/** Signing in switches to the user's own language, so the test's language is chosen again. */
async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole("button", { name: /^(Language|Språk|Kieli|Sprog|Sprache): / }).click();
  // A click can miss the menu while it is moving. The menu takes the focus when it stops.
  await expect(page.getByRole("menuitemradio").first()).toBeFocused();
  await page.getByRole("menuitemradio", { name: languageNames[language] }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  // Lists are sorted anew in the other language, which moves rows from under a click.
  await page.waitForLoadState("networkidle");
}

/** Waits for the count in the menu, because the page requests it last. */
export async function untilQuiet(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: /^Needs attention \d/ })).toBeVisible();
}

export { expect };
