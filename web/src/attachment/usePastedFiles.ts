import { type RefObject, useEffect } from "react";

const bareName = /^image\.(\w+)$/;

/** Takes files pasted in the section or step entry of `zone`. Others go to the panel's first zone. */
export function usePastedFiles(zone: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void) {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || !zone.current || !isMeant(zone.current, event.target)) return;
      event.preventDefault();
      onFiles(files.map(named));
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [zone, onFiles]);
}

function isMeant(zone: HTMLElement, target: EventTarget | null): boolean {
  const section = zone.closest("section");
  const panel = section?.parentElement?.closest("section") ?? section;
  if (!(target instanceof Element) || !panel) return false;
  const entryOf = (element: Element) => element.closest<HTMLElement>("[data-entry]")?.dataset.entry;
  if (section?.contains(target) || (entryOf(zone) !== undefined && entryOf(zone) === entryOf(target))) return true;
  const isNowhere = target === document.body || (panel.contains(target) && !target.closest("section section"));
  return isNowhere && panel.querySelector("[data-takes-files]") === zone;
}

/** Adds the time to a picture's name, because browsers give every pasted picture the same name. */
function named(file: File): File {
  const ending = bareName.exec(file.name)?.[1];
  if (ending === undefined) return file;
  const time = new Date().toLocaleString("sv-SE").replaceAll(":", ".");
  return new File([file], `${time}.${ending}`, { type: file.type });
}
