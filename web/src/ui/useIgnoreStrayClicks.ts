import { useEffect } from "react";

const controls = "a, button, input, select, textarea, label, summary, [role=button], [role=menuitem], [role=option]";

/** Ignores a double click's second click if another control, of another name, replaced the first one. */
export function useIgnoreStrayClicks() {
  useEffect(() => {
    let meant: { control: Element | null; name: string } = { control: null, name: "" };
    const guard = (event: MouseEvent) => {
      const control = event.target instanceof Element ? controlOf(event.target) : null;
      const name = nameOf(control);
      if (event.detail <= 1) meant = { control, name };
      else if (control !== meant.control && !(name && name === meant.name)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener("mousedown", guard, true);
    window.addEventListener("click", guard, true);
    return () => {
      window.removeEventListener("mousedown", guard, true);
      window.removeEventListener("click", guard, true);
    };
  }, []);
}

/** The control that a click is meant for. A click on a label causes a second click on the label's control. */
function controlOf(target: Element): Element {
  const control = target.closest(controls) ?? target;
  return (control instanceof HTMLLabelElement && control.control) || control;
}

function nameOf(control: Element | null): string {
  if (!(control instanceof HTMLButtonElement)) return "";
  return control.getAttribute("aria-label") ?? control.textContent.trim();
}
