import type { Selectable } from "kysely";
import { foldWords } from "../../database/foldWords.ts";
import type { Tables } from "../../database/tables.ts";
import type { Language } from "../../i18n/language.ts";

type Product = Pick<Selectable<Tables["product"]>, "recipe" | "width">;

const cable = ["värmekabel", "heating cable", "lämmityskaapeli", "varmekabel", "Heizkabel"];
const floorHeating = [
  ...["golvvärme", "floor heating", "underfloor heating", "lattialämmitys"],
  ...["gulvvarme", "Fußbodenheizung"],
];

const mat = ["värmekabelmatta", "värmematta", "heating mat", "lämmitysmatto", "varmemåtte", "varmematte", "Heizmatte"];

const recipes: Record<NonNullable<Product["recipe"]>, readonly string[]> = {
  SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH: ["värmefolie", "heating foil", "lämpökalvo", "varmefolie", "Heizfolie"],
  SERIES_RESISTIVE_FLEXIBLE_LENGTH: [
    ...["serieresistiv värmekabel", "series-resistive cable", "sarjavastuskaapeli", "serieresistivt varmekabel"],
    ...["serieresistiv varmekabel", "serielles Widerstandsheizkabel", ...cable],
  ],
  SELF_REGULATING_FLEXIBLE_LENGTH: [
    ...["självbegränsande värmekabel", "självreglerande", "self-regulating cable", "itserajoittuva lämmityskaapeli"],
    ...["selvbegrænsende varmekabel", "selvbegrensende varmekabel", "selbstregulierendes Heizkabel", ...cable],
  ],
  PARALLEL_RESISTIVE_FLEXIBLE_LENGTH: [
    ...["parallellresistiv värmekabel", "parallel-resistive cable", "rinnakkaisvastuskaapeli"],
    ...["parallelresistivt varmekabel", "parallellresistiv varmekabel", "Parallelheizkabel", ...cable],
  ],
};

/** The word by which the search finds a kind, as the web client writes it. */
export const kindWords = {
  CABLE: perLanguage("Värmekabel", "Heating cable", "Lämmityskaapeli", "Varmekabel", "Varmekabel", "Heizkabel"),
  MAT: perLanguage("Värmematta", "Heating mat", "Lämmitysmatto", "Varmemåtte", "Varmematte", "Heizmatte"),
  FOIL: perLanguage("Värmefolie", "Heating foil", "Lämpökalvo", "Varmefolie", "Varmefolie", "Heizfolie"),
  SERIES_RESISTIVE: perLanguage(
    ...(["Serieresistiv värmekabel", "Series-resistive cable", "Sarjavastuskaapeli"] as const),
    ...(["Serieresistivt varmekabel", "Serieresistiv varmekabel", "Serielles Widerstandsheizkabel"] as const),
  ),
  SELF_REGULATING: perLanguage(
    ...(["Självbegränsande värmekabel", "Self-regulating cable", "Itserajoittuva lämmityskaapeli"] as const),
    ...(["Selvbegrænsende varmekabel", "Selvbegrensende varmekabel", "Selbstregulierendes Heizkabel"] as const),
  ),
  PARALLEL_RESISTIVE: perLanguage(
    ...(["Parallellresistiv värmekabel", "Parallel-resistive cable", "Rinnakkaisvastuskaapeli"] as const),
    ...(["Parallelresistivt varmekabel", "Parallellresistiv varmekabel", "Parallelheizkabel"] as const),
  ),
};

export type Kind = keyof typeof kindWords;

export function kindNamed(text: string): Kind | null {
  const kinds = Object.keys(kindWords) as Kind[];
  const folded = foldWords(text);
  return kinds.find((kind) => Object.values(kindWords[kind]).some((word) => foldWords(word) === folded)) ?? null;
}

function perLanguage(sv: string, en: string, fi: string, da: string, no: string, de: string): Record<Language, string> {
  return { sv, en, fi, da, no, de };
}

/** Common words for the product in all six languages, because a Dane in a Swedish company types Danish. */
export function productWords({ recipe, width }: Product): string[] {
  if (recipe) return [...recipes[recipe], ...floorHeating];
  return [...(width === null ? cable : mat), ...floorHeating];
}
