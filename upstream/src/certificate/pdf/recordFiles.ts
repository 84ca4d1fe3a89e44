import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { inSteps } from "./recordLegend.ts";

type Read = { fileName: string; steps: Set<number>; count: number };

/** Returns a sentence for each instrument's file that values were read from. */
export function recordFiles(texts: CertificateTexts, { rooms }: Pick<CertificateSnapshot, "rooms">): string[] {
  const products = rooms.flatMap((room) => room.products);
  const read = new Map<string, Read>();
  for (const { steps } of products)
    for (const [index, { measuredWith = {} }] of steps.entries())
      for (const { file } of Object.values(measuredWith)) {
        if (!file) continue;
        const known = read.get(file.id) ?? { fileName: file.fileName, steps: new Set(), count: 0 };
        known.steps.add(index + 1);
        read.set(file.id, { ...known, count: known.count + 1 });
      }
  return [...read.values()].map(({ fileName, steps, count }) =>
    texts.readFromFile({ file: `${fileName}, ${inSteps(texts, steps)}`, count }),
  );
}
