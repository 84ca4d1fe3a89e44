import { useState } from "react";

/** Fields that were left once: only those show their errors. */
export function useLeftFields<Field extends string>(faults: Partial<Record<Field, string>>) {
  const [left, setLeft] = useState<readonly Field[]>([]);
  return {
    leave: (field: Field) => setLeft((before) => [...before, field]),
    errorOf: (field: Field) => (left.includes(field) ? (faults[field] ?? null) : null),
  };
}
