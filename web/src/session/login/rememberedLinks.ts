type LoginLinks = { readonly support: string; readonly playStore: string; readonly appStore: string };

const key = "loginLinks";

/** Keeps the login page's addresses, which are no secret, for when the gateway cannot give them. */
export function rememberLinks({ support, playStore, appStore }: LoginLinks): void {
  try {
    localStorage.setItem(key, JSON.stringify([support, playStore, appStore]));
  } catch {
    // Without storage the links are left out while the gateway fails.
  }
}

export function rememberedLinks(): LoginLinks | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!Array.isArray(found) || !found.every((link) => typeof link === "string" && link.startsWith("https:")))
      return null;
    const [support, playStore, appStore] = found;
    return { support, playStore, appStore };
  } catch {
    return null;
  }
}
