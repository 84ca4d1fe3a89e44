import { parseArgs } from "node:util";
import { openVerifiers } from "../cognito/verifiers.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { createCompany, type NewCompany } from "./createCompany.ts";

const countries = ["SE", "NO", "FI", "DK", "DE", "OTHER"] as const;
const languages = ["sv", "en", "fi", "da", "no", "de"] as const;
const required = ["name", "email", "first-name", "last-name"] as const;

const usage = `npm run company:create -- --name "Elfirman AB" --email owner@elfirman.example --first-name Eva --last-name Ek
  [--country SE] [--language sv] [--org-number 556000-0000] [--address ...] [--postal-code ...] [--city ...] [--phone ...]
Each may also be given as COMPANY_NAME, COMPANY_EMAIL and so on. DATABASE_URL or DATA_DIR says where.`;

/** Reads the flags, or the COMPANY_... variables in their place. Errors state the usage and missing or wrong flags. */
export function readNewCompany(args: string[], env: Record<string, string | undefined>): NewCompany {
  const optional = ["country", "language", "org-number", "address", "postal-code", "city", "phone"] as const;
  const options = Object.fromEntries([...required, ...optional].map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ args, options, strict: true });
  const read = (name: string, fallback = "") => {
    const flag = values[name];
    return (
      (typeof flag === "string" ? flag : env[`COMPANY_${name.replace("-", "_").toUpperCase()}`])?.trim() || fallback
    );
  };
  const faults = required.filter((name) => read(name) === "").map((name) => `--${name} is missing`);
  const country = countries.find((known) => known === read("country", "SE"));
  const language = languages.find((known) => known === read("language", "en"));
  if (read("email") && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(read("email"))) faults.push("--email is not an address");
  if (!country) faults.push(`--country must be one of ${countries.join(", ")}`);
  if (!language) faults.push(`--language must be one of ${languages.join(", ")}`);
  if (faults.length > 0 || !country || !language) throw new Error(`${faults.join("\n")}\n\n${usage}`);
  return {
    name: read("name"),
    orgNumber: read("org-number"),
    address: read("address"),
    postalCode: read("postal-code"),
    city: read("city"),
    phoneNumber: read("phone"),
    country,
    owner: { email: read("email"), firstName: read("first-name"), lastName: read("last-name"), language },
  };
}

async function main(): Promise<void> {
  const company = readNewCompany(process.argv.slice(2), process.env);
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    const { temporaryPassword } = await createCompany(db, company, await openVerifiers(config));
    process.stdout.write(
      `${company.name} was made, with ${company.owner.email} as its owner.\nTemporary password, good for 7 days and to be changed at the first sign-in: ${temporaryPassword}\n`,
    );
  } finally {
    await close();
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
