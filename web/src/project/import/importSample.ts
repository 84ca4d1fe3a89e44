import type { Language } from "../../i18n/languages.ts";
import type { ProjectFormDraft, ProjectFormField } from "../projectDraft.ts";

type Sample = Pick<ProjectFormDraft, ProjectFormField>;

/** Name, customer, postal code, town and e-mail address. */
const places: Record<Language, readonly string[]> = {
  sv: ["Solbacken 4", "BRF Solbacken", "222 22", "Lund", "brf@solbacken.example"],
  en: ["Solbacken 4", "BRF Solbacken", "222 22", "Lund", "brf@solbacken.example"],
  de: ["Sonnenhang 4", "WEG Sonnenhang", "24103", "Kiel", "weg@sonnenhang.example"],
  da: ["Solbakken 4", "A/B Solbakken", "8000", "Aarhus", "ab@solbakken.example"],
  no: ["Solbakken 4", "Solbakken borettslag", "7010", "Trondheim", "post@solbakken.example"],
  fi: ["Aurinkomäki 4", "As Oy Aurinkomäki", "33100", "Tampere", "info@aurinkomaki.example"],
};

/** A project as a file has it, with a place of the language's country. */
export function importSample(language: Language): Sample {
  const [name = "", customer = "", postalCode = "", city = "", customerEmail = ""] = places[language];
  return {
    ...{ name, customer, customerEmail, postalCode, city },
    startDate: "2026-02-01",
    endDate: "2026-06-30",
    externalId: "4711",
  };
}
