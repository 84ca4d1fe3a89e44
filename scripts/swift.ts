import { findProgram } from "./findProgram.ts";

/** The servers of OpenStack Swift and their cache, by environment variable. */
export function findSwift(): Record<string, string | undefined> {
  const servers = ["proxy", "account", "container", "object"].map((kind) => [`swift-${kind}-server`, `swift-${kind}`]);
  const programs = [...servers, ["memcached", "memcached"]] as [string, string][];
  return Object.fromEntries(
    programs.map(([program, packageName]) => {
      const variable = packageName.toUpperCase().replace("-", "_");
      return [variable, findProgram({ variable, programs: [program], packageName })];
    }),
  );
}
