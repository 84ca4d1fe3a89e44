import type { Target } from "./Target.ts";

type Environment = Record<string, string | undefined>;

const gatewayVariables = [
  "USER_POOL_ID",
  "USER_POOL_CLIENT_ID",
  "USER_POOL_ENDPOINT",
  "TOKEN_URL",
  "REGION",
  "FILES_ORIGIN",
];
const effects = { "": "reads", "0": "reads", "1": "writes", all: "lasts" } as const;

/** The deployed service that the environment names, or null. @throws one error with all missing or wrong variables */
export function readTarget(env: Environment): Target | null {
  const url = env.REST_API_URL?.trim().replace(/\/+$/, "");
  if (!url) return null;
  const faults: string[] = [];
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) faults.push("REST_API_URL is no http address");
  for (const name of ["ACCESS_TOKEN", "USER_POOL_ID", "USER_POOL_CLIENT_ID"])
    if (!env[name]?.trim()) faults.push(`${name} is missing`);
  const write = env.CONTRACT_WRITE?.trim() ?? "";
  const may = Object.hasOwn(effects, write) ? effects[write as keyof typeof effects] : null;
  if (may === null) faults.push("CONTRACT_WRITE is 1, all, or left out");
  if (faults.length > 0 || may === null) throw new Error(`Nothing was asked.\n- ${faults.join("\n- ")}`);
  const given = gatewayVariables.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : []));
  return {
    url,
    token: env.ACCESS_TOKEN?.trim() ?? "",
    environment: Object.fromEntries(given),
    may,
    options: { product: env.CONTRACT_PRODUCT?.trim() || "a" },
    createInvitee: null,
    certificateCode: env.CONTRACT_CERTIFICATE_CODE?.trim() || null,
  };
}
