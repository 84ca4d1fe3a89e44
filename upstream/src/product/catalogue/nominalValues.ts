import type { Selectable } from "kysely";
import type { Tables } from "../../database/tables.ts";

const mainsVoltage = 230;

type Installed = {
  product: Selectable<Tables["product"]>;
  /** In metres. */
  cableLength: number | null;
  /** In volts. */
  voltage: number | null;
};

export function isFoil({ product }: Installed): boolean {
  return product.recipe === "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH";
}

/** The installed product's power in W; null if its data do not determine the power. */
export function powerOf({ product, cableLength, voltage }: Installed): number | null {
  if (product.recipe === null) return product.power;
  if (cableLength === null) return null;
  if (product.recipe === "SERIES_RESISTIVE_FLEXIBLE_LENGTH") {
    const ohms = (product.resistance_per_metre ?? 0) * cableLength;
    return ohms > 0 ? (voltage ?? mainsVoltage) ** 2 / ohms : null;
  }
  const perMetre = wattsPerMetre(product);
  return perMetre === null ? null : perMetre * cableLength;
}

export function lengthOf({ product, cableLength }: Installed): number | null {
  return product.recipe === null ? product.length : cableLength;
}

/** A single product's resistance in ohm; null if it is measured by current, or resistance or length is unknown. */
export function nominalResistance(installed: Installed): number | null {
  const { product, cableLength } = installed;
  if (product.recipe === null) return product.resistance;
  if (product.recipe === "SERIES_RESISTIVE_FLEXIBLE_LENGTH") {
    return product.resistance_per_metre && cableLength ? product.resistance_per_metre * cableLength : null;
  }
  const power = isFoil(installed) ? powerOf(installed) : null;
  return power ? mainsVoltage ** 2 / power : null;
}

/** Heating conductors may have five per cent less to ten per cent more than the nominal value. */
const minTolerance = 0.95;
const maxTolerance = 1.1;

export function resistanceLimits(nominal: number, decimals: number): { minimum: number; maximum: number } {
  const rounded = (ohms: number) => Math.round(ohms * 10 ** decimals) / 10 ** decimals;
  return { minimum: rounded(nominal * minTolerance), maximum: rounded(nominal * maxTolerance) };
}

export function parallelResistance(resistances: number[]): number {
  return 1 / resistances.reduce((sum, ohms) => sum + 1 / ohms, 0);
}

/** The power per metre in W if the type determines it. The power of foil depends on the width. */
export function wattsPerMetre(product: Selectable<Tables["product"]>): number | null {
  if (product.power_per_square_metre && product.width) return product.power_per_square_metre * product.width;
  return product.power_per_metre;
}
