import { createHash, randomUUID } from "node:crypto";
import type { Rest } from "../../src/rest/client.ts";
import { postRecording } from "../../src/step/sendRecording.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { instrumentFile, instrumentFileUpload, newInstrument, putFile } from "../sampleData.ts";
import { demand, demandEqual, demandFields } from "./expectations.ts";
import { withInstrument } from "./instrumentCases.ts";

/** Calls `run` with a new file that the service keeps for a new instrument. */
function withFile(
  context: CaseContext,
  run: (own: { rest: Rest; file: Awaited<ReturnType<typeof keepFile>> }) => Promise<void>,
): Promise<void> {
  return withInstrument(context, async ({ rest, instrumentId }) => {
    await run({ rest, file: await keepFile(rest, instrumentId) });
    const { data } = await rest.call("listInstrumentMappings", {});
    for (const { id: mappingId } of data.filter(isOwn)) await rest.call("deleteInstrumentMapping", { mappingId });
  });
}

async function keepFile(rest: Rest, instrumentId: string) {
  const bytes = Buffer.concat([instrumentFile.bytes, Buffer.from(`${randomUUID()};1;1\n`)]);
  const upload = await rest.call("createInstrumentFileUpload", {
    body: { ...instrumentFileUpload, size: bytes.length },
  });
  await putFile(upload.url, bytes, "text/csv");
  const body = { url: upload.fileUrl, fileName: "contract.csv", instrumentId, columns: instrumentFile.columns };
  const { id } = await rest.call("createInstrumentFile", { body });
  return { id, bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
}

const isOwn = ({ maker, model }: { maker: string; model: string }) =>
  maker === newInstrument.maker && model === newInstrument.model;

const inWords = (columns: { heading: string; role: string; unit: string | null }[]) =>
  columns.map(({ heading, role, unit }) => `${heading} ${role} ${unit}`).join(", ");

const ownMapping = async (rest: Rest) => (await rest.call("listInstrumentMappings", {})).data.find(isOwn);

export const instrumentFileCases: BehaviourCase[] = [
  {
    operation: "createInstrumentFile",
    claim: "the way to read files of the instrument's model is kept",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withFile(context, async ({ rest }) => {
        const columns = (await ownMapping(rest))?.columns ?? [];
        demandEqual(inWords(columns), inWords(instrumentFile.columns), "columns", "those of the file");
      }),
  },
  {
    operation: "listInstrumentFiles",
    claim: "a file that was read is found by its bytes",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withFile(context, async ({ rest, file: { id, bytes, sha256 } }) => {
        const { data } = await rest.call("listInstrumentFiles", { query: { sha256 } });
        const read = { id, sha256, fileName: "contract.csv", size: bytes.length, lineCount: 3, valueCount: 0 };
        demandFields(data.find((file) => file.id === id) ?? {}, read, "as it was uploaded");
      }),
  },
  {
    operation: "listInstrumentFiles",
    claim: "without bytes the file that was read last is the first one",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withFile(context, async ({ rest, file: { id } }) => {
        const { data } = await rest.call("listInstrumentFiles", { query: {} });
        demandEqual(data[0]?.id ?? "", id, "data", "the file that was just read");
      }),
  },
  {
    operation: "createInstrumentFileUpload",
    claim: "a file that nobody read yet is not found by its bytes",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withInstrument(context, async ({ rest }) => {
        const upload = await rest.call("createInstrumentFileUpload", { body: { ...instrumentFileUpload, size: 36 } });
        const bytes = Buffer.from(randomUUID());
        await putFile(upload.url, bytes, "text/csv");
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        const { data } = await rest.call("listInstrumentFiles", { query: { sha256 } });
        demandEqual(data.length, 0, "data", "no file");
      }),
  },
  {
    operation: "deleteInstrumentMapping",
    claim: "the mapping is gone",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withFile(context, async ({ rest }) => {
        const mappingId = (await ownMapping(rest))?.id ?? "";
        await rest.call("deleteInstrumentMapping", { mappingId });
        demand((await ownMapping(rest)) === undefined, "data", "the others", "the mapping that was deleted");
      }),
  },
  {
    operation: "createMeasurement",
    claim: "a value that was read from a file names its line, and one that is typed over it does not",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withFile(context, async ({ rest, file: { id, sha256 } }) => {
        const { projectId, companyId, installationId } = await context.own.installation();
        const query = { language: "sv" } as const;
        const { data } = await rest.call("listSteps", { companyId, projectId, installationId, query });
        const [step] = data;
        const entry = { measurementId: step?.data[0]?.measurementId ?? "", stepLabel: step?.stepLabel ?? "" };
        const fileLine = { fileId: id, line: 2 };
        const read = await postRecording(rest, { ...entry, data: { insulation: 820 }, fileLine });
        const told = { id, sha256, line: 2, text: "Contract;88,4;820" };
        demandFields(read.measuredWith?.insulation?.file ?? {}, told, "as the file has it");
        const typed = await postRecording(rest, { ...entry, data: { insulation: 821 } });
        demandEqual(typed.measuredWith?.insulation?.file?.id ?? null, null, "file", "no file");
        await postRecording(rest, { ...entry, data: { insulation: null } });
      }),
  },
];
