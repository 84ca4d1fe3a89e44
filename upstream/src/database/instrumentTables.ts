import type { Generated, JSONColumnType } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, Instant, Json, Optional } from "./poolTables.ts";

/** Days are texts such as 2026-01-31. */
export type StoredCalibration = {
  calibratedOn: string;
  validUntil: string;
  certificate: { fileId: string; fileName: string } | null;
};

export type InstrumentColumn = components["schemas"]["InstrumentColumn"];

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
  /** Tells how to read the files of an instrument's model. */
  instrument_mapping: {
    company_id: string;
    id: string;
    maker: string;
    model: string;
    columns: JSONColumnType<InstrumentColumn[], Json, Json>;
    saved_at: Instant;
  };
  /** A stored file (`file`). A value can name the line of the file from which it was read. */
  instrument_file: {
    company_id: string;
    id: string;
    file_name: string;
    /** In hexadecimal digits. */
    sha256: string;
    lines: JSONColumnType<string[], Json, Json>;
    read_by: string;
    read_at: CreatedAt;
  };
  /** The instrument, test voltage or file of an entry's reading. */
  measured_with: {
    company_id: string;
    measurement_id: string;
    step_label: string;
    field: MeasuredField;
    instrument_id: Optional<string>;
    /** In volts. */
    test_voltage: Optional<number>;
    instrument_file_id: Optional<string>;
    /** Counted from 1. */
    file_line: Optional<number>;
    raw_line: Optional<string>;
    told_by: string;
    told_at: Instant;
  };
};
