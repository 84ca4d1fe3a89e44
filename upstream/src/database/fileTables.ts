import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, Optional, OptionalInstant } from "./poolTables.ts";

type Schemas = components["schemas"];

type UploadKind = "logo" | "attachment" | "calibration" | "readings" | "fault";
type FileKind = UploadKind | "certificate" | "preview" | "archive" | "export";

export type FileTables = {
  file: {
    company_id: string;
    id: string;
    kind: FileKind;
    installation_id: Optional<string>;
    /** The certificate whose fault report the photo is for. Null once the report has the photo. */
    certificate_id: Optional<string>;
    file_name: string;
    content_type: string;
    size: Optional<number>;
    pages: Optional<number>;
    print_id: Optional<string>;
    /** In hexadecimal digits. Null for a file older than hashes. */
    sha256: Optional<string>;
    /** Perceptual hash, 64 binary digits. Null if the photo is undecodable or of one colour, and for older files. */
    photo_hash: Optional<string>;
    /** The next three values are as the sender stated them. */
    chosen_sha256: Optional<string>;
    taken_at: Optional<string>;
    origin: Optional<Schemas["AttachmentOrigin"]>;
    /** The key is the same for all files that one action put into several rooms. */
    adding_key: Optional<string>;
    /** When somebody said that a photo belongs to several rooms. */
    kept_at: OptionalInstant;
    created_at: CreatedAt;
    stored_at: OptionalInstant;
  };
  file_thumbnail: {
    company_id: string;
    file_id: string;
    /** Grey PNG for paper. Null if the photo cannot be decoded. */
    png: Optional<Buffer>;
    /** WebP for screens. Null if the photo cannot be decoded, and until `color_drawn_at`. */
    color: Optional<Buffer>;
    color_drawn_at: OptionalInstant;
  };
  /** Two photos that look alike and belong to different rooms. `file_id` is the photo that arrived later. */
  similar_photo: { company_id: string; file_id: string; other_id: string };
  /** Files that have no row any more and whose bytes must be removed (`deleteWithBytes`). */
  removed_file: { company_id: string; id: string };
};
