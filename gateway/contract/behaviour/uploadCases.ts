import { request } from "undici";
import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { demand, demandFields } from "./expectations.ts";

const bytes = Buffer.alloc(5_000_001, 7);

export const uploadCases: BehaviourCase[] = [
  {
    operation: "createUploadParts",
    claim: "a file that arrived in parts lacks none, and the joined file has arrived",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, own, saw }) => {
      const ids = await own.installation();
      const announced = { fileName: "contract.bin", contentType: "application/octet-stream", size: bytes.length };
      const { fileUrl } = await rest.call("createAttachmentUpload", { ...ids, body: announced });
      const ask = () => rest.call("createUploadParts", { ...ids, body: { fileUrl } });
      const offsets = ({ parts }: Awaited<ReturnType<typeof ask>>) => parts.map(({ offset }) => offset).join();
      const all = await ask();
      demandFields({ parts: offsets(all) }, { parts: "0,5000000" }, "the parts of an announced file");
      const [first, last] = all.parts;
      if (!first || !last) throw new SkippedError("there are no parts");
      await put(last.url, bytes.subarray(last.offset));
      const left = await ask();
      demandFields({ parts: offsets(left) }, { parts: "0" }, "the parts after the last one arrived");
      await put(first.url, bytes.subarray(0, first.size));
      await put(left.joinUrl ?? "", Buffer.alloc(0));
      const joined = await ask();
      demandFields({ ...joined, parts: offsets(joined) }, { parts: "", joinUrl: null }, "the joined file");
      saw(1);
    },
  },
];

async function put(url: string, body: Buffer): Promise<void> {
  const headers = { "content-type": "application/octet-stream" };
  const answer = await request(url, { method: "PUT", body, headers });
  await answer.body.dump();
  demand(answer.statusCode === 204, "url", "204 after the bytes", String(answer.statusCode));
}
