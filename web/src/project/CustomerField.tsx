import { type ChangeEvent, useEffect, useState } from "react";
import { draftName, readDraft, writeDraft } from "../forms/draftStore.ts";
import { SuggestField, type Suggestion } from "../forms/SuggestField.tsx";
import { useText } from "../i18n/useText.ts";
import { type KnownCustomer, useKnownCustomers } from "./useKnownCustomers.ts";
import type { ProjectForm } from "./useProjectForm.ts";

const filled = ["customerEmail", "postalCode", "city"] as const;

/** A chosen customer fills in address and place, except typed fields. Typing over the name clears both. */
export function CustomerField({ form }: { form: ProjectForm }) {
  const text = useText();
  const customers = useKnownCustomers(form.values.customer);
  // The address and place of a prefilled or restored customer belong to that customer.
  const [last, setLast] = useLastCustomer(form);
  const suggestions = customers.map((customer): Suggestion & { customer: KnownCustomer } => ({
    id: customer.customerEmail || customer.customer,
    title: customer.customer,
    detail: [customer.customerEmail, [customer.postalCode, customer.city].filter(Boolean).join(" ")]
      .filter(Boolean)
      .join(" · "),
    customer,
  }));
  const isTyped = (field: (typeof filled)[number]) =>
    ![form.base[field], last?.[field], ""].includes(form.values[field]);
  const fill = (customer: KnownCustomer | null) => {
    for (const field of filled) if (!isTyped(field)) form.change(field, customer?.[field] ?? "");
    setLast(customer);
  };
  const choose = ({ customer }: (typeof suggestions)[number]) => {
    form.change("customer", customer.customer);
    fill(customer);
  };
  const input = form.textField("customer");
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    void input.onChange(event);
    if (last && isOther(event.currentTarget.value, last.customer)) fill(null);
  };
  return (
    <SuggestField
      {...input}
      onChange={onChange}
      label={text("project.fact.customer")}
      suggestions={suggestions}
      onChoose={choose}
    />
  );
}

/** Keeps the filled-in customer over a reload, to tell its fields from fields typed by hand. */
function useLastCustomer({ values, isDirty, wasRestored }: ProjectForm) {
  const [name] = useState(() => draftName("customer of the project form"));
  const state = useState<KnownCustomer | null>(() => {
    const kept = wasRestored ? readDraft(name) : null;
    if (kept) return "customer" in kept ? (kept as KnownCustomer) : null;
    return values.customer === "" ? null : values;
  });
  const [last] = state;
  useEffect(() => writeDraft(name, isDirty ? toDraft(last) : null), [name, isDirty, last]);
  // Closing the form deletes the stored customer, but the end of the session does not.
  useEffect(() => () => void (draftName("customer of the project form") === name && writeDraft(name, null)), [name]);
  return state;
}

const toDraft = (last: KnownCustomer | null) =>
  last === null ? {} : Object.fromEntries((["customer", ...filled] as const).map((field) => [field, last[field]]));

/** A correction loses at most two letters of the name, and less than half of it. */
function isOther(typed: string, name: string) {
  const most = Math.min(typed.length, name.length);
  let start = 0;
  while (start < most && typed[start] === name[start]) start += 1;
  let end = 0;
  while (end < most - start && typed.at(-1 - end) === name.at(-1 - end)) end += 1;
  const lost = name.length - start - end;
  return lost > 2 || lost * 2 >= name.length;
}
