import { clientError } from "../errors.ts";

/** How many REST requests an operation may cause, and has caused. */
export type RequestBudget = {
  used: number;
  allowed: number;
  /** @throws COST_EXCEEDED when nothing is left */
  take(): void;
};

export const adHocRequests = 100;
export const persistedDocumentRequests = 500;

export function createRequestBudget(allowed: number): RequestBudget {
  return {
    used: 0,
    allowed,
    take() {
      if (this.used >= this.allowed) {
        const most = `The operation needs more than ${this.allowed} requests to the warranty service.`;
        throw clientError("COST_EXCEEDED", `${most} The parts without an error are complete; ask for the rest apart.`);
      }
      this.used += 1;
    },
  };
}
