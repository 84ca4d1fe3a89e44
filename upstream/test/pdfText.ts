import { extractText, getDocumentProxy } from "unpdf";

export async function pdfText(url: string): Promise<string> {
  const bytes = await (await fetch(url)).arrayBuffer();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}
