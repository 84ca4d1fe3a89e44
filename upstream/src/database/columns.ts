import type { ColumnType } from "kysely";

/** JSON goes in as text. */
export type Json = string;
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
