import { useState } from "react";

/** Which fields of a form were left once: only those tell what is wrong with them. */
export function useLeftFields<Field extends string>(faults: Partial<Record<Field, string>>) {
  const [left, setLeft] = useState<readonly Field[]>([]);
  return {
    leave: (field: Field) => setLeft((before) => [...before, field]),
    errorOf: (field: Field) => (left.includes(field) ? (faults[field] ?? null) : null),
  };
}
