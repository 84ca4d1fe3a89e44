import { createMockEnvironment, type MockEnvironment } from "relay-test-utils";
import { leaveOutKnown, rejectFailedRoot, rejectUnansweredField } from "../src/relay/failures.ts";

/** An environment whose requests the test answers. It treats failed answers as the real environment does. */
export function createEnvironment(): MockEnvironment {
  const environment = createMockEnvironment({ relayFieldLogger: rejectUnansweredField });
  const { resolve } = environment.mock;
  environment.mock.resolve = (operation, response) => {
    const isQuery = operation.request.node.params.operationKind === "query";
    // The mock requires `data`, even in an answer without data.
    const source = environment.getStore().getSource();
    resolve(operation, isQuery ? { data: undefined, ...leaveOutKnown(rejectFailedRoot(response), source) } : response);
  };
  environment.mock.resolveMostRecentOperation = (resolver) => {
    const operation = environment.mock.getMostRecentOperation();
    environment.mock.resolve(operation, resolver(operation));
  };
  return environment;
}
