import type { Language } from "./__generated__/resolvers.ts";

export const languages: readonly Language[] = ["sv", "en", "fi", "da", "no", "de"];
