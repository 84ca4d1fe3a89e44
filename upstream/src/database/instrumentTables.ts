import type { Generated, JSONColumnType } from "kysely";
import type { CreatedAt, Instant, Json, Optional } from "./poolTables.ts";

/** Days are texts such as 2026-01-31. */
export type StoredCalibration = {
  calibratedOn: string;
  validUntil: string;
  certificate: { fileId: string; fileName: string } | null;
};

export type MeasuredField = "resistance" | "insulation" | "current";

export type InstrumentTables = {
  instrument: {
    company_id: string;
    id: string;
    number: number;
    maker: string;
    model: string;
    serial_number: string;
    /** In the order of their days. */
    calibrations: JSONColumnType<StoredCalibration[], Json | undefined, Json>;
    retired_on: Optional<string>;
    version: Generated<number>;
    created_at: CreatedAt;
  };
  /** The instrument or test voltage of an entry's reading. */
  measured_with: {
    company_id: string;
    measurement_id: string;
    step_label: string;
    field: MeasuredField;
    instrument_id: Optional<string>;
    /** In volts. */
    test_voltage: Optional<number>;
    told_by: string;
    told_at: Instant;
  };
};
