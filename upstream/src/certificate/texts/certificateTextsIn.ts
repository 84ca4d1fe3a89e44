import type { Language } from "../../i18n/language.ts";
import type { CertificateTexts } from "./CertificateTexts.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fi } from "./fi.ts";
import { no } from "./no.ts";
import { sv } from "./sv.ts";

const texts: Record<Language, CertificateTexts> = { sv, en, fi, da, no, de };

export function certificateTextsIn(language: Language): CertificateTexts {
  return texts[language];
}
