import type { CSSOptions, Plugin } from "vite";

/** Intents and variants of Blueprint's components that we do not use. */
export const unusedVariants: Record<string, string> = {
  success: "intent-success",
  warning: "intent-warning",
  outlined: "outlined",
};

/** Blueprint's components that we do not use. The classes, without prefix, belong to no other component. */
export const unusedParts: Record<string, readonly string[]> = {
  Alert: ["alert"],
  Blockquote: ["blockquote"],
  Breadcrumbs: ["breadcrumb", "breadcrumbs", "breadcrumbs-collapsed"],
  Callout: ["callout"],
  Card: ["card", "card-list"],
  Collapse: ["collapse"],
  CompoundTag: ["compound-tag"],
  ControlCard: ["control-card"],
  ContextMenu: ["context-menu", "context-menu-popover"],
  ControlGroup: ["control-group"],
  Divider: ["divider"],
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
  NumericInput: ["numeric-input"],
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

const names = [...Object.values(unusedParts).flat(), ...Object.values(unusedVariants)].join("|");
// Icon classes are unused, because the icon font is not loaded. The classes for icon sizes are in use.
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

const noIconNames = "\0iconNames";

/** Removes unused Blueprint styles and the icon names. An icon given by name logs an error, which fails `e2e`. */
export function blueprintPlugin(): Plugin {
  return {
    name: "blueprint",
    config: () => ({ css: { postcss: { plugins: [leaveOutUnused] } } }),
    resolveId: {
      order: "pre",
      filter: { id: /^\.\/iconNames$/ },
      handler: (_, importer) => (importer?.includes("@blueprintjs/icons") ? noIconNames : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${noIconNames}$`) },
      handler: () => "export const IconNames = {};\nexport const IconNamesSet = new Set();",
    },
  };
}
