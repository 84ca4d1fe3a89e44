import { localStore } from "../../storage/webStorage.ts";

type LoginLinks = { readonly support: string; readonly playStore: string; readonly appStore: string };

const key = "loginLinks";

/** Stores the links of the login page, for when the gateway gives no answer. */
export function rememberLinks({ support, playStore, appStore }: LoginLinks): void {
  localStore.set(key, JSON.stringify([support, playStore, appStore]));
}

export function rememberedLinks(): LoginLinks | null {
  try {
    const found: unknown = JSON.parse(localStore.get(key) ?? "null");
    if (!Array.isArray(found) || !found.every((link) => typeof link === "string" && link.startsWith("https:")))
      return null;
    const [support, playStore, appStore] = found;
    return { support, playStore, appStore };
  } catch {
    return null;
  }
}
