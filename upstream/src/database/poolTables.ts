import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { CreatedAt, Instant, Json, Optional, OptionalInstant } from "./columns.ts";

/** Tables of the embedded user pool. They know no company: an account's `sub` is its user's id. */
export interface PoolTables {
  pool_user: {
    sub: string;
    email: string;
    password_hash: string;
    status: "UNCONFIRMED" | "CONFIRMED" | "FORCE_CHANGE_PASSWORD";
    enabled: Generated<boolean>;
    /** When a temporary password ends; null for one that does not, as the demo's. */
    temporary_until: OptionalInstant;
    attributes: ColumnType<Record<string, string>, Json | undefined, Json>;
    totp_pending: Optional<string>;
    totp_secret: Optional<string>;
    totp_enabled: Generated<boolean>;
    totp_last_step: Optional<number>;
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
  pool_code: {
    sub: string;
    purpose: "SIGN_UP" | "RESET";
    nonce: string;
    expires_at: Instant;
  };
}
