/**
 * Loads the page anew when a part of it could not be loaded because the server has a newer client, of which that part is no more. What was
 * typed is kept. Where the server does not answer, or has this very client, it would not help.
 */
export function reloadWhenReplaced(reload: () => void = () => window.location.reload()): void {
  window.addEventListener("vite:preloadError", () => void reloadIfReplaced(reload));
}

async function reloadIfReplaced(reload: () => void): Promise<void> {
  const own = document.querySelector("script[type=module]")?.getAttribute("src");
  const page = await fetch("/", { cache: "no-store" }).then(
    (answer) => answer.text(),
    () => "",
  );
  if (own && page.includes('id="root"') && !page.includes(own)) reload();
}
