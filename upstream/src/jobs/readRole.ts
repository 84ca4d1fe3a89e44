/** A process of the role "http" answers requests and queues jobs; "jobs" runs them; "all" does both. */
export type Role = "all" | "http" | "jobs";

type Environment = Record<string, string | undefined>;

export function readRole(env: Environment, { onServer }: { onServer: boolean }, faults: string[]): Role {
  const value = env.ROLE?.trim() || "all";
  const role = (["all", "http", "jobs"] as const).find((known) => known === value);
  if (!role) faults.push(`ROLE is ${JSON.stringify(value)} but must be all, http or jobs`);
  else if (role !== "all" && !onServer)
    faults.push(`ROLE=${role} needs DATABASE_URL: one process has the embedded database`);
  return role ?? "all";
}
