import type { Generated, JSONColumnType } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, Json, Optional, OptionalInstant } from "./poolTables.ts";

type Schemas = components["schemas"];
type Signature = NonNullable<Schemas["DeclarationSignature"]>;

export type DeclarationTables = {
  passkey: {
    company_id: string;
    id: string;
    user_id: string;
    name: string;
    /** In base64url. */
    credential_id: string;
    /** A COSE key in base64url. */
    public_key: string;
    algorithm: Schemas["PasskeyAlgorithm"];
    transports: JSONColumnType<string[], Json | undefined, Json>;
    counter: number;
    created_at: CreatedAt;
    last_used_at: OptionalInstant;
  };
  passkey_challenge: { company_id: string; user_id: string; name: string; challenge: string; created_at: CreatedAt };
  declaration: {
    company_id: string;
    id: string;
    user_id: string;
    language: Schemas["Language"];
    text: string;
    /** In base64. */
    nonce: string;
    hashes: Optional<string>;
    prepared_at: CreatedAt;
    signed_at: OptionalInstant;
    signature: JSONColumnType<Signature | null, Json | undefined, Json>;
  };
  declared_record: {
    company_id: string;
    declaration_id: string;
    installation_id: string;
    place: number;
    record: string;
    sha256: string;
    /** When a room was finished with the declaration. */
    used_at: OptionalInstant;
  };
};

export type DeclarationColumns = {
  /** True for a room that was finished while the company signed declarations. */
  declared: Generated<boolean>;
  /** Null for a declaration without a signature. */
  declaration_id: Optional<string>;
};
