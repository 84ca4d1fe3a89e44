import { printReport } from "./printReport.ts";
import { readTarget } from "./readTarget.ts";
import { runContract } from "./runContract.ts";
import { startReference } from "./startReference.ts";

async function main() {
  const target = readTarget(process.env);
  const reference = target ? null : await startReference();
  try {
    const asked = target ?? reference?.target;
    if (!asked) return;
    process.stdout.write(`Asking ${target ? asked.url : "the reference service"}\n`);
    const report = await runContract(asked);
    process.stdout.write(`${printReport(report)}\n`);
    process.exitCode = report.passed() ? 0 : 1;
  } finally {
    await reference?.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
