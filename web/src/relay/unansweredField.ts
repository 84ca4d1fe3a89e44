import type { RelayFieldLogger } from "relay-runtime";
import { leftOutErrors } from "./knownViewer.ts";

/** A component read a field that no answer has filled. */
export class UnansweredField extends Error {
  /** As Relay's own network errors have it, so that the request is found by its number. */
  readonly source: { errors: readonly unknown[] };

  constructor(owner: string, path: string, errors: readonly unknown[]) {
    super(`No answer to ${path} in ${owner}`);
    this.name = "UnansweredField";
    this.source = { errors };
  }
}

/**
 * Fails the region that reads a field without an answer, so that nobody is shown an absence as a fact. Relay calls it
 * while the component renders; the fields that may be absent carry `@catch`.
 *
 * @throws UnansweredField unless the document catches the failure
 */
export const rejectUnansweredField: RelayFieldLogger = (event) => {
  if (event.kind === "missing_expected_data.log")
    throw new UnansweredField(event.owner, event.fieldPath, leftOutErrors());
  if (event.kind === "relay_field_payload.error" && !event.handled)
    throw new UnansweredField(event.owner, event.fieldPath, [event.error]);
};
