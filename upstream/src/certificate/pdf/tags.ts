type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document["struct"]>;

/** The open elements of each document, outermost first; drawn content belongs to the last one. */
const openElements = new WeakMap<Document, Element[]>();

export function beginTags(doc: Document): void {
  const root = doc.struct("Document");
  doc.addStructure(root);
  openElements.set(doc, [root]);
}

/** Puts everything that `draw` tags into one element. */
export function tagGroup(doc: Document, type: string, draw: () => void): void {
  const open = openElements.get(doc) ?? [];
  const element = doc.struct(type);
  open.at(-1)?.add(element);
  open.push(element);
  draw();
  open.pop();
}

export function tagContent(doc: Document, type: string, draw: () => void, alt?: string): void {
  const element = doc.struct(type, alt === undefined ? {} : { alt }, draw);
  openElements.get(doc)?.at(-1)?.add(element);
}

/** Rules and repeated headings are not read aloud. */
export function drawArtifact(doc: Document, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}
