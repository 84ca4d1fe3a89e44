import type { OperationDescriptor, PayloadData } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";

/** An answer to a query or a mutation: these fields of its root, the rest made up by type. */
export function mockAnswer(operation: OperationDescriptor, root: object): { data: PayloadData } {
  const resolvers = ["Query", "Mutation"].map((type) => [type, () => root]);
  return MockPayloadGenerator.generate(operation, Object.fromEntries(resolvers));
}
