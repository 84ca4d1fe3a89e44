import { useState } from "react";
import { SuggestField, type Suggestion } from "../forms/SuggestField.tsx";
import { useText } from "../i18n/useText.ts";
import { type KnownCustomer, useKnownCustomers } from "./useKnownCustomers.ts";
import type { ProjectForm } from "./useProjectForm.ts";

const filled = ["customerEmail", "postalCode", "city"] as const;

/** A chosen customer fills in address and place, except for fields that the person typed. */
export function CustomerField({ form }: { form: ProjectForm }) {
  const text = useText();
  const customers = useKnownCustomers(form.values.customer);
  const [last, setLast] = useState<KnownCustomer | null>(null);
  const suggestions = customers.map((customer): Suggestion & { customer: KnownCustomer } => ({
    id: customer.customerEmail || customer.customer,
    title: customer.customer,
    detail: [customer.customerEmail, [customer.postalCode, customer.city].filter(Boolean).join(" ")]
      .filter(Boolean)
      .join(" · "),
    customer,
  }));
  const choose = ({ customer }: (typeof suggestions)[number]) => {
    form.change("customer", customer.customer);
    for (const field of filled) {
      const isTyped = form.values[field] !== "" && form.values[field] !== last?.[field];
      if (!isTyped) form.change(field, customer[field]);
    }
    setLast(customer);
  };
  return (
    <SuggestField
      {...form.textField("customer")}
      label={text("project.fact.customer")}
      suggestions={suggestions}
      onChoose={choose}
    />
  );
}
