type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document["struct"]>;
/** PDFKit writes the scope of a table heading, but its types lack the option. */
type Options = Parameters<Document["struct"]>[1] & { scope?: "Column" | "Row" };

/** Each document's open elements, outermost first. Drawn content belongs to the last element. */
const openElements = new WeakMap<Document, Element[]>();

export function beginTags(doc: Document): void {
  const root = doc.struct("Document");
  doc.addStructure(root);
  openElements.set(doc, [root]);
}

export function tagGroup(doc: Document, type: string, draw: () => void, options: Options = {}): void {
  const open = openElements.get(doc) ?? [];
  const element = doc.struct(type, options);
  open.at(-1)?.add(element);
  open.push(element);
  draw();
  open.pop();
}

export function tagContent(doc: Document, type: string, draw: () => void, alt?: string): void {
  const element = doc.struct(type, alt === undefined ? {} : { alt }, draw);
  openElements.get(doc)?.at(-1)?.add(element);
}

/** Marks content that screen readers skip, such as lines and repeated headings. */
export function drawArtifact(doc: Document, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}
