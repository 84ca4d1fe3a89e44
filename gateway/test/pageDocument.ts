import { loadPersistedDocuments } from "../src/graphql/persistedDocuments/persistedDocuments.ts";

const texts = [...loadPersistedDocuments().values()];

export function pageDocument(name: string): string {
  const text = texts.findLast((each) => new RegExp(`^(query|mutation) ${name}\\b`).test(each));
  if (!text) throw new Error(`The web has no operation ${name}`);
  return text;
}
