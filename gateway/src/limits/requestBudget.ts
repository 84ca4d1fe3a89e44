import { clientError } from "../rest/errors.ts";

export type RequestBudget = ReturnType<typeof createRequestBudget>;

/** REST requests of an ad hoc operation: 100 for a mutation of 100 entries, and one to read the signed-in user. */
export const adHocRequests = 101;
export const persistedDocumentRequests = 500;

export function createRequestBudget(allowed: number) {
  return {
    used: 0,
    allowed,
    take(): void {
      if (this.used >= this.allowed) {
        const excess = `The operation needs more than ${this.allowed} requests to the warranty service.`;
        throw clientError(
          "COST_EXCEEDED",
          `${excess} The parts without an error are complete; ask for the rest apart.`,
        );
      }
      this.used += 1;
    },
    /** Lowers the cost of a page after the first when a list is read to its end: ten such pages cost one request. */
    takenInTurn(): void {
      this.used -= 0.9;
    },
  };
}
