import { clientError } from "../rest/errors.ts";

export type RequestBudget = {
  used: number;
  allowed: number;
  /** @throws COST_EXCEEDED */
  take(): void;
  /** Called after each page that follows another one of a list that is read whole: ten of them count as one request. */
  takenInTurn(): void;
};

/** A hundred entries of a mutation for many, and the user who sends them. */
export const adHocRequests = 101;
export const persistedDocumentRequests = 500;

export function createRequestBudget(allowed: number): RequestBudget {
  return {
    used: 0,
    allowed,
    take() {
      if (this.used >= this.allowed) {
        const excess = `The operation needs more than ${this.allowed} requests to the warranty service.`;
        throw clientError(
          "COST_EXCEEDED",
          `${excess} The parts without an error are complete; ask for the rest apart.`,
        );
      }
      this.used += 1;
    },
    takenInTurn() {
      this.used -= 0.9;
    },
  };
}
