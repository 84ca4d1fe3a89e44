import { type ChangeEvent, useState } from "react";
import { SuggestField, type Suggestion } from "../forms/SuggestField.tsx";
import { useText } from "../i18n/useText.ts";
import { type KnownCustomer, useKnownCustomers } from "./useKnownCustomers.ts";
import type { ProjectForm } from "./useProjectForm.ts";

const filled = ["customerEmail", "postalCode", "city"] as const;

/** A chosen customer fills in address and place, except for fields that the person typed. They go with the name. */
export function CustomerField({ form }: { form: ProjectForm }) {
  const text = useText();
  const customers = useKnownCustomers(form.values.customer);
  // The address and place of a prefilled or restored customer belong to that customer.
  const [last, setLast] = useState<KnownCustomer | null>(form.values.customer === "" ? null : form.values);
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

/** A correction keeps the beginning or the end of the name; text typed over the whole name keeps neither. */
const isOther = (typed: string, name: string) => typed.at(0) !== name.at(0) && typed.at(-1) !== name.at(-1);
