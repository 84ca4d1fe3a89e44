import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

// ICU rules: `beside` sorts variants next to a letter, `afterZ` puts letters after z. Blanks separate the letters of the alphabet.
const nordic = `&D${beside("đð")}&t<<<þ/h&T<<<Þ/h&Y${beside("üű")}`;
const alphabets = {
  sv: nordic + afterZ("å äæę öøőœô"),
  fi: `&D${beside("đ")}&G${beside("ǥ")}&N${beside("ŋ")}&T${beside("ŧ")}&Y${beside("ü")}&Z${beside("ʒ")}${afterZ("å äæ öø")}`,
  da: `[caseFirst upper]${nordic}${afterZ("æä øöő å")}<<<aa<<<Aa<<<AA`,
  no: `${nordic}${afterZ("æäę øöőœ å")}<<aa<<<Aa<<<AA`,
  de: "",
  en: "",
};

function beside(letters: string): string {
  return [...letters].map((letter) => `<<${letter}<<<${letter.toUpperCase()}`).join("");
}

function afterZ(letters: string): string {
  return `&[before 1]ǀ${letters
    .split(" ")
    .map((letter) => beside(letter).slice(1))
    .join("")}`;
}

/** The embedded database has root order alone, so its collations have rules. A server has the collations, and PostgreSQL 15 lacks rules. */
export const projectOrder: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows: known } = await sql`select from pg_collation where collname = 'sv-x-icu'`.execute(db);
    for (const [language, rules] of Object.entries(alphabets)) {
      const alphabet = sql.id(`alphabet_${language}`);
      const order =
        known.length > 0
          ? sql`locale = ${sql.lit(`${language}-u-kn-true`)}`
          : sql`locale = 'und', rules = ${sql.lit(`[numericOrdering on][normalization on]${rules}`)}`;
      await sql`create collation ${alphabet} (provider = icu, ${order})`.execute(db);
      await sql`create index ${sql.id(`project_name_${language}`)}
        on project (company_id, archived, name collate ${alphabet}, id)`.execute(db);
      await sql`create index ${sql.id(`project_customer_${language}`)}
        on project (company_id, archived, customer collate ${alphabet}, name collate ${alphabet}, id)`.execute(db);
    }
    await sql`create index recipient_failed on recipient (company_id, sending_id) where state = 'FAILED' and not copy`.execute(
      db,
    );
  },
};
