import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { printReport } from "./printReport.ts";
import { readTarget } from "./readTarget.ts";
import { reportPage } from "./reportPage.ts";
import { runContract } from "./runContract.ts";
import { drawCertificate, startReference } from "./startReference.ts";

const pageFile = "contract-report.html";

async function main() {
  const { report: format } = parseArgs({ options: { report: { type: "string" } } }).values;
  if (format !== undefined && format !== "html") throw new Error("--report is html, or left out");
  const target = readTarget(process.env);
  const reference = target ? null : await startReference();
  try {
    if (reference) await drawCertificate(reference.upstream.services);
    const asked = target ?? reference?.target;
    if (!asked) return;
    const name = target ? asked.url : "the reference service";
    process.stdout.write(`Asking ${name}\n`);
    const report = await runContract(asked);
    process.stdout.write(`${printReport(report)}\n`);
    if (format === "html") {
      await writeFile(pageFile, reportPage(report, { asked: name, at: new Date() }));
      process.stdout.write(`The page is ${pageFile}\n`);
    }
    process.exitCode = report.passed() ? 0 : 1;
  } finally {
    await reference?.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
