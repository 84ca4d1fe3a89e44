import type { PerLanguage } from "../../database/tables.ts";

export const inEveryLanguage = (text: string): PerLanguage => ({
  sv: text,
  en: text,
  fi: text,
  da: text,
  no: text,
  de: text,
});

export const metres = (length: number) => `${length} m`;

/** The translated texts that follow the comma in a title. */
export const variants = {
  perMetre: (millimetres: number): PerLanguage => ({
    sv: `per meter (${millimetres} mm)`,
    en: `per metre (${millimetres} mm)`,
    fi: `metreittäin (${millimetres} mm)`,
    da: `pr. meter (${millimetres} mm)`,
    no: `per meter (${millimetres} mm)`,
    de: `pro Meter (${millimetres} mm)`,
  }),
  ohmPerMetre: (ohm: number): PerLanguage => ({
    sv: `${ohm} Ω/m, metervara`,
    en: `${ohm} Ω/m, cut to length`,
    fi: `${ohm} Ω/m, metritavara`,
    da: `${ohm} Ω/m, metervare`,
    no: `${ohm} Ω/m, metervare`,
    de: `${ohm} Ω/m, Meterware`,
  }),
  selfRegulating: (watts: number): PerLanguage => ({
    sv: `självbegränsande ${watts} W/m`,
    en: `self-regulating ${watts} W/m`,
    fi: `itserajoittuva ${watts} W/m`,
    da: `selvbegrænsende ${watts} W/m`,
    no: `selvbegrensende ${watts} W/m`,
    de: `selbstregulierend ${watts} W/m`,
  }),
  parallel: (watts: number): PerLanguage => ({
    sv: `parallellresistiv ${watts} W/m`,
    en: `parallel-resistive ${watts} W/m`,
    fi: `rinnakkaisvastus ${watts} W/m`,
    da: `parallelresistiv ${watts} W/m`,
    no: `parallellresistiv ${watts} W/m`,
    de: `Parallelheizkabel ${watts} W/m`,
  }),
};
