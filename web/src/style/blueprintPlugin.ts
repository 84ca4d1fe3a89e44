import type { CSSOptions, Plugin } from "vite";

/** Blueprint's components that we do not use, with the classes (without prefix) that only they have. */
export const unusedParts: Record<string, readonly string[]> = {
  Breadcrumbs: ["breadcrumb", "breadcrumbs", "breadcrumbs-collapsed"],
  ButtonGroup: ["button-group"],
  Callout: ["callout"],
  Card: ["card", "card-list"],
  CompoundTag: ["compound-tag"],
  ControlCard: ["control-card"],
  ControlGroup: ["control-group"],
  Drawer: ["drawer"],
  EditableText: ["editable-text"],
  EntityTitle: ["entity-title"],
  FileInput: ["file-input", "file-upload"],
  HTMLSelect: ["html-select", "select"],
  HTMLTable: ["html-table"],
  KeyComboTag: ["key", "key-combo", "hotkey", "hotkey-dialog", "hotkey-column"],
  MultistepDialog: ["multistep-dialog", "dialog-step"],
  Navbar: ["navbar"],
  NonIdealState: ["non-ideal-state"],
  OverflowList: ["overflow-list"],
  PanelStack2: ["panel-stack2"],
  Pre: ["running-text", "code", "code-block"],
  Section: ["section", "section-card", "section-header"],
  SegmentedControl: ["segmented-control"],
  Slider: ["slider"],
  Switch: ["switch"],
  Tag: ["tag"],
  TagInput: ["tag-input", "tag-remove", "input-ghost"],
  Toast: ["toast", "toast-container"],
  Tooltip: ["tooltip"],
  Tree: ["tree", "tree-node", "tree-node-list"],
};

const names = Object.values(unusedParts).flat().join("|");
// Icon classes belong to the icon font, which is not loaded; the classes for icon sizes stay.
const iconOfTheFont = "icon-(?!(?:large|standard|muted|small)(?![\\w-]))[a-z0-9-]+";
const isUnused = new RegExp(`\\.bp6-(?:(?:${names})(?:-[\\w-]+)?|${iconOfTheFont})(?![\\w-])`);

type Sheets = Exclude<NonNullable<CSSOptions["postcss"]>, string>;
type SheetPlugin = NonNullable<Sheets["plugins"]>[number];

const leaveOutUnused: SheetPlugin = {
  postcssPlugin: "blueprint",
  OnceExit: (sheet) => {
    sheet.walkRules(/\.bp6-/, (rule) => {
      const used = rule.selectors.filter((selector) => !isUnused.test(selector.replace(/:not\([^)]*\)/g, "")));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
  },
};

/** Removes the unused half of Blueprint's style sheet. */
export function blueprintPlugin(): Plugin {
  return { name: "blueprint", config: () => ({ css: { postcss: { plugins: [leaveOutUnused] } } }) };
}
