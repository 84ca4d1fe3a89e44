import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "../i18n/catalogues.ts";
import { languageNames } from "../i18n/languageNames.ts";
import { languageList } from "../i18n/languages.ts";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import { type Quantity, readingWithUnit, recordedReading } from "../reading/reading.ts";
import { useFeatures } from "../relay/features.tsx";
import { knownAction } from "./historyActions.ts";
import type { Change, Entry } from "./historyEntry.ts";
import { fieldTexts, type HistoryField, knownField } from "./historyFields.ts";
import {
  declarationStates,
  deliveryReasons,
  faultStates,
  lists,
  scopes,
  webhookKinds,
  workKinds,
} from "./historyNames.ts";
import { certificatePlacePath, folderPath, installationPath, projectPath, userPath } from "./historyPath.ts";

/** A name in a sentence. `path` is its link; null for a deleted object. */
export type Part = { text: string; path: string | null };

const quantities: Partial<Record<HistoryField, Quantity>> = {
  MEASUREMENT_RESISTANCE: "RESISTANCE",
  MEASUREMENT_INSULATION: "INSULATION",
  MEASUREMENT_CURRENT: "CURRENT",
  MEASUREMENT_TEMPERATURE: "TEMPERATURE",
};

/** The fields whose values are ids. */
const references = new Set<HistoryField>(["FOLDER", "INSTALLER", "MEASURED_BY", "PRODUCT"]);

const roles = ["admin", "owner", "user"] as const;
const countries = ["SE", "FI", "NO", "DK", "DE", "OTHER"] as const;

export function useHistoryWords() {
  const text = useText();
  const intl = useIntl();
  const amount = useAmount();
  const { certificateNumbers } = useFeatures();

  const whoOf = ({ actor }: Entry): string => {
    if (actor.kind === "SERVICE") return text("history.service");
    return actor.name ?? text(actor.kind === "PROGRAM" ? "history.program" : "history.erasedPerson");
  };

  const partsOf = (entry: Entry): Record<string, Part> => {
    const { project, folder, installation, user, product, changes } = entry;
    const number = changes.find(({ stepNumber }) => stepNumber !== null)?.stepNumber;
    const stepLabel = product?.stepLabel;
    const program = changes.find(({ field }) => field === "PROGRAM");
    const told = (wanted: HistoryField) => changes.find(({ field }) => field === wanted)?.to;
    const host = changes.find(({ field }) => field === "WEBHOOK_HOST");
    const instrument = changes.find(({ field }) => field === "INSTRUMENT");
    const name = (given: string | null | undefined) => given ?? text("history.erased");
    return {
      who: { text: whoOf(entry), path: null },
      user: { text: name(user?.name), path: user ? userPath(user.nodeId) : null },
      project: { text: name(project?.title), path: projectPath(entry) },
      folder: { text: name(folder?.title), path: folderPath(entry) },
      installation: { text: name(installation?.title), path: installationPath(entry) },
      step: {
        text: number ? text("history.step", { number }) : text("history.someStep"),
        path: stepLabel ? installationPath(entry, { name: "step", stepLabel }) : null,
      },
      product: {
        text: product?.title ?? text("history.someProduct"),
        path: installationPath(entry, { name: "products" }),
      },
      certificate: {
        text: entry.certificateNumber ?? "",
        path: certificatePlacePath(entry, certificateNumbers === true),
      },
      template: { text: name(entry.templateName), path: null },
      program: { text: program?.toName ?? program?.fromName ?? text("history.someProgram"), path: null },
      webhook: { text: name(host?.to ?? host?.from), path: null },
      instrument: { text: name(instrument?.to ?? instrument?.from), path: "/account/instruments" },
      list: { text: named(lists, told("EXPORT_LIST") ?? ""), path: null },
    };
  };

  /** Describes the action in a sentence. `draw` renders each name. */
  const sentenceOf = (entry: Entry, draw: (part: Part, name: string) => ReactNode): ReactNode => {
    const parts = Object.entries(partsOf(entry)).map(([name, part]): [string, ReactNode] => [name, draw(part, name)]);
    const own = entry.user && entry.user.nodeId === entry.actor.nodeId ? "yes" : "no";
    const count = Number(entry.changes.find(({ field }) => field === "BATCH_COUNT")?.to);
    const id = `history.act.${knownAction(entry.action)}` as const;
    return intl.formatMessage({ id }, { ...Object.fromEntries(parts), own, count });
  };

  const sentenceText = (entry: Entry): string => String(sentenceOf(entry, ({ text: name }) => name));

  const wordOf = (field: HistoryField, value: string | null | undefined, name: string | null | undefined): string => {
    if (value === null || value === undefined) return text("history.empty");
    const quantity = quantities[field];
    if (quantity) return readingOf(value, quantity);
    if (value === "true" || value === "false") return text(value === "true" ? "account.yes" : "account.no");
    if (references.has(field)) return name ?? text("history.erased");
    if (field === "PRODUCT_LENGTH") return amountOf(value, { min: 1, max: 2 }, "m");
    if (field === "PRODUCT_VOLTAGE" || field === "INSULATION_TEST_VOLTAGE")
      return amountOf(value, { min: 0, max: 1 }, "V");
    if (field.endsWith("_FILE")) return fileLineOf(value);
    if (field === "DELIVERY_REASON") return named(deliveryReasons, value);
    if (field === "WORK_KIND") return named(workKinds, value);
    if (field === "FAULT_STATE") return named(faultStates, value);
    if (field === "DECLARATION") return named(declarationStates, value);
    if (field === "SCOPES")
      return value
        .split(" ")
        .map((scope) => named(scopes, scope))
        .join(", ");
    if (field === "WEBHOOK_KINDS")
      return value
        .split(" ")
        .map((kind) => named(webhookKinds, kind))
        .join(", ");
    if (field === "EXPORT_LIST") return named(lists, value);
    const role = field === "ROLE" && roles.find((known) => known === value);
    if (role) return text(`account.role.${role.toUpperCase() as Uppercase<typeof role>}`);
    const country = (field === "COUNTRY" || field === "RECORD_COUNTRY") && countries.find((known) => known === value);
    if (country) return text(`account.country.${country}`);
    const language = field === "LANGUAGE" && languageList.find((known) => known === value);
    return language ? languageNames[language] : value;
  };

  /** Values of a newer service have no text and are shown as they are. */
  const named = (names: Record<string, MessageId>, value: string): string => {
    const id = names[value];
    return id ? text(id) : value;
  };

  const amountOf = (value: string, decimals: { min: number; max: number }, unit: string) =>
    Number.isFinite(Number(value)) ? amount(Number(value), decimals, unit) : value;

  /** The value has the form `name:line`. */
  const fileLineOf = (value: string): string => {
    const [, name, line] = /^(.*):(\d+)$/s.exec(value) ?? [];
    return name && line ? text("history.fileLine", { name, line }) : value;
  };

  const readingOf = (value: string, quantity: Quantity): string => {
    if (value === "NOT_MEASURED") return text("step.notMeasured");
    return readingWithUnit(recordedReading(value), quantity, intl.locale) || value;
  };

  /** The texts of a field and its old and new value; null for an empty value. */
  const changeOf = (change: Change) => {
    const field = knownField(change.field);
    const { from, to, fromName, toName, isErased } = change;
    const lost = isErased ? text("history.erased") : null;
    return {
      field: text(fieldTexts[field]),
      from: from === null || from === undefined ? lost : wordOf(field, from, fromName),
      to: to === null || to === undefined ? lost : wordOf(field, to, toName),
    };
  };

  /** The changes that the sentence does not mention. `draw` renders each new value. */
  const linesOf = (entry: Entry, draw: (value: string) => ReactNode): ReactNode[] =>
    entry.changes.filter((change) => !isSaid(change, entry)).map((change) => lineOf(change, entry, draw));

  const lineOf = (change: Change, entry: Entry, draw: (value: string) => ReactNode): ReactNode => {
    const { field, from, to } = changeOf(change);
    if (change.field === "DELIVERY_REASON" && to) return draw(to);
    if (change.field === "ATTACHMENTS" || change.field === "LOGO") {
      const name = change.field === "LOGO" ? field : (to ?? from ?? field);
      return text(to === null ? "history.change.removed" : "history.change.added", { name });
    }
    const isRemoved = to === null && entry.action.endsWith("_REMOVED");
    const shown = draw(to ?? (isRemoved ? from : null) ?? text("history.empty"));
    // The value is shown alone if its object was removed, or if both texts are equal because they were erased.
    return from === null || isRemoved || from === to
      ? intl.formatMessage({ id: "history.change.set" }, { field, to: shown })
      : intl.formatMessage({ id: "history.change.moved" }, { field, from, to: shown });
  };

  return { whoOf, sentenceOf, sentenceText, changeOf, linesOf };
}

/** True if the entry's sentence already mentions the change, for example a new name. */
function isSaid({ field, from, to }: Change, { action, folder, project, installation }: Entry): boolean {
  if (action.startsWith("WEBHOOK_") && action !== "WEBHOOK_CHANGED") return field !== "WEBHOOK_KINDS";
  if (field === "WEBHOOK_HOST") return from === to;
  if (field === "INSTRUMENT") return from === to || action !== "INSTRUMENT_CHANGED";
  if (field === "PRODUCT") return action !== "PRODUCT_CHANGED" && action !== "BATCH_EXCHANGED";
  if (["ARCHIVED", "PROGRAM", "EXPORT_LIST", "BATCH_COUNT"].includes(field)) return true;
  if (field === "ACTIVE") return action === "USER_DEACTIVATED" || action === "USER_REACTIVATED";
  if (!action.endsWith("_CREATED") && !action.endsWith("_REMOVED")) return false;
  if (field === "FOLDER") return true;
  const named = action.startsWith("PROJECT_") ? project : action.startsWith("FOLDER_") ? folder : installation;
  return (field === "NAME" || field === "TITLE") && (to ?? from) === named?.title;
}
