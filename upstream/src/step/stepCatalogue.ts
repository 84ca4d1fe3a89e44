import type { components } from "../__generated__/contract.ts";
import type { PerLanguage } from "../database/tables.ts";

type StepField = components["schemas"]["StepField"];
type Recipe = components["schemas"]["Recipe"];

/** How a product is proved: by its resistance, or by its current when energised. */
type Proof = "resistance" | "current";

export type CatalogueStep = {
  stepLabel: string;
  title: PerLanguage;
  /** The fields to fill in, by proof. A step does not concern a product whose proof has no entry. */
  asks: Partial<Record<Proof, { required: StepField[]; optional: StepField[] }>>;
};

export function proofOf(recipe: Recipe): Proof {
  return recipe === "SELF_REGULATING_FLEXIBLE_LENGTH" || recipe === "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH"
    ? "current"
    : "resistance";
}

/** The steps in their order of work. Recordings store the labels, so labels never change. */
export const stepCatalogue: readonly CatalogueStep[] = [
  {
    stepLabel: "BEFORE_LAYING",
    title: {
      sv: "Före förläggning",
      en: "Before laying",
      fi: "Ennen asennusta",
      da: "Før udlægning",
      no: "Før legging",
      de: "Vor der Verlegung",
    },
    asks: {
      resistance: { required: ["resistance", "insulation"], optional: ["attachments"] },
      current: { required: ["insulation"], optional: ["attachments"] },
    },
  },
  {
    stepLabel: "AFTER_LAYING",
    title: {
      sv: "Efter förläggning, före övertäckning",
      en: "After laying, before covering",
      fi: "Asennuksen jälkeen, ennen peittämistä",
      da: "Efter udlægning, før tildækning",
      no: "Etter legging, før tildekking",
      de: "Nach der Verlegung, vor dem Abdecken",
    },
    asks: {
      resistance: { required: ["resistance", "insulation", "attachments"], optional: [] },
      current: { required: ["insulation", "attachments"], optional: [] },
    },
  },
  {
    stepLabel: "AFTER_COVERING",
    title: {
      sv: "Efter övertäckning",
      en: "After covering",
      fi: "Peittämisen jälkeen",
      da: "Efter tildækning",
      no: "Etter tildekking",
      de: "Nach dem Abdecken",
    },
    asks: { resistance: { required: ["resistance", "insulation"], optional: ["attachments"] } },
  },
  {
    stepLabel: "BEFORE_CONNECTION",
    title: {
      sv: "Före inkoppling",
      en: "Before connection",
      fi: "Ennen kytkentää",
      da: "Før tilslutning",
      no: "Før tilkobling",
      de: "Vor dem Anschluss",
    },
    asks: { resistance: { required: ["resistance", "insulation"], optional: ["attachments"] } },
  },
  {
    stepLabel: "ENERGISED",
    title: {
      sv: "Ström och temperatur under spänning",
      en: "Current and temperature when energised",
      fi: "Virta ja lämpötila jännitteisenä",
      da: "Strøm og temperatur under spænding",
      no: "Strøm og temperatur under spenning",
      de: "Strom und Temperatur unter Spannung",
    },
    asks: { current: { required: ["current", "temperature"], optional: ["isWaterSurrounded", "attachments"] } },
  },
];
