import type { ColumnType, Generated, JSONColumnType } from "kysely";

export type Json = string;
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Tables of the embedded user pool, which have no company. An account's `sub` is the user's id. */
export type PoolTables = {
  pool_user: {
    sub: string;
    email: string;
    password_hash: string;
    previous_password_hash: Optional<string>;
    /** Encrypted with the pool's key, and valid only with the current `password_hash`. */
    srp_verifier: Optional<string>;
    status: "UNCONFIRMED" | "CONFIRMED" | "FORCE_CHANGE_PASSWORD";
    enabled: Generated<boolean>;
    temporary_until: OptionalInstant;
    attributes: ColumnType<Record<string, string>, Json | undefined, Json>;
    totp_pending: Optional<string>;
    totp_secret: Optional<string>;
    totp_enabled: Generated<boolean>;
    totp_last_step: Optional<number>;
    last_sign_in_at: OptionalInstant;
    created_at: CreatedAt;
  };
  pool_attempt: { email: string; failed: number; locked_until: OptionalInstant; last_at: Instant };
  pool_key: { kid: string; private_jwk: JSONColumnType<object, Json, Json>; created_at: CreatedAt };
  pool_session: {
    origin_jti: string;
    sub: string;
    created_at: CreatedAt;
    expires_at: Instant;
    revoked_at: OptionalInstant;
  };
  pool_refresh_token: { token_hash: string; origin_jti: string; good_until: OptionalInstant };
  pool_client: {
    client_id: string;
    secret_hash: string;
    previous_hash: Optional<string>;
    previous_until: OptionalInstant;
    scopes: string[];
    /** The last day in UTC, as YYYY-MM-DD. */
    ends_on: string;
  };
  pool_code: {
    sub: string;
    purpose: "SIGN_UP" | "RESET";
    nonce: string;
    expires_at: Instant;
  };
};
