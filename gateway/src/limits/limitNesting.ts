import { clientError } from "../errors.ts";

const mostNesting = 50;

/**
 * Refuses variables that nest lists and objects deeper than 50. Goes level by level, so that no depth can exhaust the stack.
 * @throws BAD_USER_INPUT
 */
export function limitNesting(variables: unknown): void {
  let level = [variables].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostNesting)
      throw clientError("BAD_USER_INPUT", `The variables nest deeper than ${mostNesting} levels.`, 400);
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  }
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;
